import type { HelpFound, HelpGroup } from '@mall/api-contract/content';
import { wasLive } from '@mall/domain/content';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { contentItemRepository, type ItemHead, type ItemText } from './content-item.repository.ts';
import { contentVoteRepository } from './content-vote.repository.ts';
import { wordsOf } from './content-words.ts';

const all = 1000;
const foundAtMost = 20;
/** Letters of the text around a found word. */
const around = 40;

/** Groups are numbered in their order. */
function groupsOf(rows: readonly ItemHead[]): HelpGroup[] {
  const groups = [...Map.groupBy(rows, ({ topic }) => topic)];
  return groups.map(([name, articles], at) => ({
    ...{ id: at + 1, name },
    selfChildren: articles.map(({ id, title }) => ({ id, name: title })),
  }));
}

/** The text where the first word stands. */
function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word.toLowerCase())).slice(0, 1));
  const from = Math.max(0, at - around);
  return `${from > 0 ? '…' : ''}${text.slice(from, at + around * 2)}${at + around * 2 < text.length ? '…' : ''}`;
}

/** The help centre (rules content 2, 35). */
export const helpService = (db: Database) => {
  const items = contentItemRepository(db);
  const votes = contentVoteRepository(db);
  return {
    tree: async (): Promise<HelpGroup[]> => groupsOf((await items.page({ kinds: ['help'] }, 0, all)).rows),
    /** @throws {MallError} CONTENT_GONE what was to be read once, HELP_NOT_FOUND what never was (rule content 23) */
    async article(id: number, previewed?: ItemText | undefined): Promise<ItemText & { groupId: number; useful: number; useless: number }> {
      const article = previewed ?? (await items.one(id));
      if (!article && wasLive(await items.fateOf({ kind: 'help', id }), Date.now())) throw new MallError('CONTENT_GONE');
      if (article?.kind !== 'help') throw new MallError('HELP_NOT_FOUND', { id });
      const [groups, counts] = await Promise.all([this.tree(), votes.counts(id)]);
      return { ...article, ...counts, groupId: groups.find(({ name }) => name === article.topic)?.id ?? 1 };
    },
    /** Articles that have every word. */
    async search(keyword: string): Promise<HelpFound[]> {
      const words = keyword.trim().split(/\s+/).filter(Boolean).slice(0, 8);
      if (words.length === 0) return [];
      const found = await items.texts({ kinds: ['help'], words });
      return found.slice(0, foundAtMost).map(({ id, title, topic, blocks }) => ({
        ...{ id, name: title, groupName: topic },
        excerpt: excerptOf(wordsOf(blocks), words),
      }));
    },
    /** @throws {MallError} CONTENT_NOT_FOUND */
    async vote(id: number, voter: string, isUseful: boolean) {
      if (!(await items.one(id))) throw new MallError('CONTENT_NOT_FOUND');
      await votes.vote(id, voter, isUseful);
      return votes.counts(id);
    },
  };
};
