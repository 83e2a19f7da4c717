import type { PreparedAct } from '@mall/api-contract/assistant';
import { type AssistantTool, assistantTools } from '@mall/api-contract/assistant/tools';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { CallRefused, type MakeCall } from '../../http/calls-as.ts';
import { MallError } from '../../http/mall-error.ts';
import type { AssistantAgent } from './assistant-key.service.ts';
import { type PreparedActRow, preparedActRepository } from './prepared-act.repository.ts';
import { factsOf } from './prepared-act-facts.ts';

type Input = Record<string, unknown>;

/** “提议取消一个订单：释放库存…” is what it does, and what follows from it. */
function wordsOf({ words }: AssistantTool) {
  const [title = '', ...rest] = words.replace(/^提议/, '').split('：');
  return { title, warning: rest.join('：') };
}

/** What a key can't do itself: it is kept for 24 hours, and its person does it once by pressing (rule agent 7). */
export const preparedActService = (db: Database) => {
  const acts = preparedActRepository(db);
  const find = async (kpId: number, id: string): Promise<PreparedActRow> => {
    const row = await acts.find(kpId, id);
    if (!row) throw new MallError('ASSISTANT_ACT_NOT_FOUND');
    return row;
  };
  const toolOf = ({ tool }: PreparedActRow) => {
    const found = assistantTools.find(({ name }) => name === tool);
    if (!found) throw new MallError('ASSISTANT_ACT_NOT_FOUND');
    return found;
  };
  const shown = async (row: PreparedActRow, call: MakeCall, problem = ''): Promise<PreparedAct> => {
    const { id, input, keyName, createdAt, expiresAt, state } = row;
    const facts = await factsOf(input, call).catch((error: unknown) => {
      if (error instanceof CallRefused) return [{ label: '提示', value: error.message }];
      throw error;
    });
    return { id, ...wordsOf(toolOf(row)), facts, keyName, createdAt, expiresAt, state, problem };
  };
  return {
    /** @param call made as the agent: what isn't there isn't prepared @returns the page where its person presses */
    async prepare({ key, kp }: AssistantAgent, tool: AssistantTool, input: Input, call: MakeCall): Promise<string> {
      await factsOf(input, call);
      const id = opaqueId();
      await acts.insert({ id, keyId: key.id, kpId: kp.kpId, tool: tool.name, input });
      return `/customer/assistantActs/${id}`;
    },
    /** @throws {MallError} ASSISTANT_ACT_NOT_FOUND for anybody else */
    view: async (kpId: number, id: string, call: MakeCall): Promise<PreparedAct> => shown(await find(kpId, id), call),
    /**
     * Does it once, as the person who presses; whoever presses besides reads how it stands. What the mall refuses stays waiting, with why. The call
     * carries the act's id as its idempotency key, so that a press after a process was killed does nothing twice. @throws {MallError} ASSISTANT_ACT_NOT_FOUND
     */
    async confirm(kpId: number, id: string, call: MakeCall): Promise<PreparedAct> {
      const row = await find(kpId, id);
      const tool = toolOf(row);
      if (!(await acts.begin(kpId, id))) return shown(await find(kpId, id), call);
      const before = await factsOf(row.input, call).catch(() => []);
      try {
        await call(tool.call, { ...row.input, ...tool.fixed }, { idempotencyKey: id });
      } catch (error) {
        await acts.set(id, 'waiting');
        if (error instanceof CallRefused) return shown(row, call, error.message);
        throw error;
      }
      await acts.set(id, 'done');
      return { ...(await shown({ ...row, state: 'done' }, call)), facts: before };
    },
    /** By the clock: what is older than 90 days. */
    removeOld: () => acts.removeOld(),
  };
};
