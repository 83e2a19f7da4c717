import type { ContentDraft } from '@mall/api-contract/content';
import type { Database } from '../database/database.ts';
import { anOperator } from './an-operator.ts';

/** What somebody writes unless a test says otherwise. */
export const aDraft = (draft: Partial<ContentDraft> = {}): ContentDraft => ({
  ...{ title: '螺栓怎么选', summary: '按强度等级与材质选螺栓', topic: '紧固件', synonyms: [] },
  blocks: [{ kind: 'text', markdown: '## 等级\n\n8.8 级与 10.9 级。' }],
  ...draft,
});

/** Two who keep the mall's content, over real HTTP: one writes, the other looks at it. @param site the API's address */
export async function aContentDesk(db: Database, site: string) {
  const [writer, reviewer] = (await Promise.all([0, 1].map(() => anOperator(db, ['content'])))).map(({ token }) => token) as [
    string,
    string,
  ];
  const ask = async (path: string, payload?: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
    const answer = await fetch(`${site}/api/${path}`, payload ? { method: 'POST', headers, body: JSON.stringify(payload) } : { headers });
    // biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
    return { status: answer.status, ...((await answer.json()) as Record<string, any>) } as Record<string, any>;
  };
  const make = async (kind: string, draft: Partial<ContentDraft> = {}, slug = '') =>
    (await ask('staff/MakeContent', { kind, slug, draft: aDraft(draft) }, writer)).body;
  const publish = async (item: { id: number; open: { revision: number } }, times: object = {}) => {
    const { body } = await ask('staff/SubmitContent', { id: item.id, revision: item.open.revision }, writer);
    return (await ask('staff/PublishContent', { id: item.id, revision: body.open.revision, ...times }, reviewer)).body;
  };
  return { writer, reviewer, ask, make, publish };
}
