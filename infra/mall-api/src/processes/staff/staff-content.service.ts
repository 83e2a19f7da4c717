import type { ContentDraft, StaffContent, StaffContentHead, StaffContentVersion } from '@mall/api-contract/content';
import { type ContentKind, contentKindNames, contentUrl, type VersionState, versionStateNames, versionStateOf } from '@mall/domain/content';
import type { StaffCaller } from '../../http/caller.ts';
import { actorOf } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { contentDeskService, type VersionRow, type WholeItem } from '../../modules/content/content-desk.service.ts';
import type { ContentPreviews } from '../../modules/content/content-preview.ts';
import { filmsIn } from '../../modules/layout/films.ts';
import { operatorService } from '../../modules/operator/operator.service.ts';
import { contentProblems, type FillingParts } from '../content-pages/index.ts';
import { actingIn } from './acting.ts';

export interface StaffContentParts extends FillingParts {
  contentPreviews: ContentPreviews;
  /** A folder of films. */
  films?: URL | undefined;
}
interface Times {
  liveFrom?: string | undefined;
  liveUntil?: string | undefined;
  why?: string | undefined;
}

const draftOf = ({ title, summary, topic, synonyms, blocks }: VersionRow): ContentDraft => ({ title, summary, topic, synonyms, blocks });

/** How editors write, review, publish and take back (rules content 21–24). */
export const staffContentService = (parts: StaffContentParts) => {
  const { db, contentPreviews } = parts;
  const desk = contentDeskService(db);
  const problemsOf = contentProblems({ ...parts, hasFilm: filmsIn(parts.films).has });
  const acting = actingIn(db);

  const namesOf = async (actors: readonly string[]): Promise<(actor: string) => string> => {
    const ids = (kind: string) => [
      ...new Set(actors.filter((one) => one.startsWith(`${kind}:`)).map((one) => Number(one.slice(kind.length + 1)))),
    ];
    const { operators, keys } = await operatorService(db).names(ids('operator'), ids('key'));
    return (actor) => {
      const [kind, id] = actor.split(':');
      return (kind === 'operator' ? operators.get(Number(id)) : kind === 'key' ? keys.get(Number(id)) : actor) ?? actor;
    };
  };
  const stateOf = (item: WholeItem): VersionState => {
    const states = item.versions.map((one) => versionStateOf(one, item.versions, Date.now()));
    return (['live', 'scheduled', 'review', 'draft'] as const).find((one) => states.includes(one)) ?? 'retired';
  };
  const addressOf = (item: WholeItem, version: number) => {
    const url = contentUrl(item);
    return `${url}${url.includes('?') ? '&' : '?'}preview=${contentPreviews.of(item.id, version)}`;
  };
  const view = async (item: WholeItem, caller: StaffCaller): Promise<StaffContent> => {
    const { id, kind, slug, versions, open } = item;
    const name = await namesOf(versions.flatMap(({ authors, reviewer }) => [...authors, reviewer]));
    const newest = versions[0]!;
    const state = stateOf(item);
    const told = (one: VersionRow): StaffContentVersion => {
      const its = versionStateOf(one, versions, Date.now());
      return {
        ...{ version: one.version, state: its, stateName: versionStateNames[its], title: one.title, authors: one.authors.map(name) },
        ...{ reviewer: name(one.reviewer), remark: one.remark, liveFrom: one.liveFrom, liveUntil: one.liveUntil, updatedAt: one.updatedAt },
      };
    };
    return {
      ...{ id, kind, kindName: contentKindNames[kind], title: newest.title, url: contentUrl(item), slug },
      ...{ state, stateName: versionStateNames[state], hasOpen: open !== undefined, updatedAt: newest.updatedAt },
      versions: versions.map(told),
      open: open
        ? {
            ...{ version: open.version, revision: open.revision, isInReview: open.decision === 'review' },
            isOwn: open.authors.includes(actorOf(caller)),
            problems: await problemsOf(open),
          }
        : null,
      draft: draftOf(newest),
      previewUrl: addressOf(item, newest.version),
    };
  };
  const again = async (id: number, caller: StaffCaller) => view(await desk.one(id), caller);
  const checkReady = async (id: number) => {
    const { open } = await desk.one(id);
    const problems = open ? await problemsOf(open) : [];
    if (problems.length > 0) throw new MallError('CONTENT_NOT_READY', { problems });
  };
  /** One act on an item, kept with who and why, and the item as it is afterwards. */
  const act = async (
    caller: StaffCaller,
    name: string,
    id: number,
    why: string | undefined,
    details: object,
    work: (desk: ReturnType<typeof contentDeskService>) => Promise<unknown>,
  ) => {
    await acting({ caller, why }, name, `content:${id}`, details, (tx) => work(contentDeskService(tx)));
    return again(id, caller);
  };

  return {
    async list(kind: ContentKind | undefined, state: VersionState | undefined, keyword: string, pageIndex: number, pageSize: number) {
      const { total, rows } = await desk.page({ kind, state, keyword }, (pageIndex - 1) * pageSize, pageSize);
      const items = rows.map(
        (row): StaffContentHead => ({
          ...{ id: row.id, kind: row.kind, kindName: contentKindNames[row.kind], title: row.title, url: contentUrl(row) },
          ...{ state: row.state, stateName: versionStateNames[row.state], hasOpen: row.hasOpen, updatedAt: row.updatedAt },
        }),
      );
      return { pageIndex, pageSize, total, items };
    },
    one: again,
    async version(id: number, version: number): Promise<ContentDraft> {
      const found = (await desk.one(id)).versions.find((one) => one.version === version);
      if (!found) throw new MallError('CONTENT_NOT_FOUND');
      return draftOf(found);
    },
    async make(caller: StaffCaller, kind: ContentKind, slug: string, draft: ContentDraft): Promise<StaffContent> {
      const id = await desk.make(kind, slug, draft, actorOf(caller));
      return act(caller, 'makeContent', id, undefined, { kind, title: draft.title }, async () => {});
    },
    /** Saving is no act: who wrote stands with the version. */
    async save(caller: StaffCaller, id: number, revision: number, draft: ContentDraft) {
      await desk.save(id, revision, draft, actorOf(caller));
      return again(id, caller);
    },
    async submit(caller: StaffCaller, id: number, revision: number, why: string | undefined) {
      await checkReady(id);
      return act(caller, 'submitContent', id, why, {}, (held) => held.submit(id, revision));
    },
    giveBack: (caller: StaffCaller, id: number, revision: number, why: string) =>
      act(caller, 'returnContent', id, why, {}, (held) => held.giveBack(id, revision, why)),
    async publish(caller: StaffCaller, id: number, revision: number, { liveFrom, liveUntil, why }: Times) {
      await checkReady(id);
      const times = { ...(liveFrom ? { liveFrom } : {}), ...(liveUntil ? { liveUntil } : {}) };
      return act(caller, 'publishContent', id, why, times, (held) =>
        held.publish(id, revision, { liveFrom, liveUntil, remark: why ?? '' }, actorOf(caller)),
      );
    },
    async move(caller: StaffCaller, id: number, slug: string, why: string) {
      const { slug: from } = await desk.one(id);
      return act(caller, 'moveContent', id, why, { from, to: slug }, (held) => held.move(id, slug));
    },
    takeBack: (caller: StaffCaller, id: number, why: string) =>
      act(caller, 'takeBackContent', id, why, {}, (held) => held.takeBack(id, why)),
  };
};
