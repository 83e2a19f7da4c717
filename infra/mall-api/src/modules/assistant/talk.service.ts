import type { KeptTalk } from '@mall/api-contract/assistant';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { talkRepository } from './talk.repository.ts';

const keptAtMost = 100;
const keptDays = 180;
const pageSize = 20;

interface Said {
  id?: string;
  version?: number;
  messages: Record<string, unknown>[];
  words: string;
  name?: string;
}

/** A conversation's name until its person gives one: the beginning of what was said. */
const nameOf = (words: string) => words.trim().split('\n')[0]!.slice(0, 40) || '新对话';

/** Conversations that a person keeps, on whatever device (rules conversation 3–6). */
export const talkService = (db: Database) => {
  const talks = talkRepository(db);
  return {
    async page(kpId: number, keyword: string, pageIndex: number) {
      const [items, total] = await Promise.all([
        talks.page(kpId, keyword.trim(), (pageIndex - 1) * pageSize, pageSize),
        talks.count(kpId, keyword.trim()),
      ]);
      return { pageIndex, pageSize, total, items };
    },
    /** @throws {MallError} ASSISTANT_TALK_NOT_FOUND, for another's too */
    async read(kpId: number, id: string) {
      const talk = await talks.find(kpId, id);
      if (!talk) throw new MallError('ASSISTANT_TALK_NOT_FOUND');
      return talk;
    },
    /** @throws {MallError} ASSISTANT_TALK_NOT_FOUND; ASSISTANT_TALK_ELSEWHERE where another device went on with it */
    async keep(kpId: number, { id, version = 0, messages, words, name }: Said): Promise<KeptTalk> {
      if (id === undefined) {
        const made = await talks.insert(opaqueId(), kpId, (name ?? nameOf(words)).trim(), messages, words);
        await talks.removeBeyond(kpId, keptAtMost);
        return made;
      }
      const changed = await talks.change(id, kpId, version, messages, words);
      if (changed) return changed;
      await this.read(kpId, id);
      throw new MallError('ASSISTANT_TALK_ELSEWHERE');
    },
    /** @throws {MallError} ASSISTANT_TALK_NOT_FOUND */
    async rename(kpId: number, id: string, name: string): Promise<KeptTalk> {
      const talk = await talks.rename(id, kpId, name.trim());
      if (!talk) throw new MallError('ASSISTANT_TALK_NOT_FOUND');
      return talk;
    },
    /** What is gone already stays gone. */
    remove: (kpId: number, id: string): Promise<void> => talks.remove(id, kpId),
    /** By the clock: what nobody went on with for half a year. */
    removeOld: (): Promise<void> => talks.removeOld(keptDays),
  };
};
