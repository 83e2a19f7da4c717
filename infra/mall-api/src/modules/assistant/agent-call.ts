import type { AssistantTool } from '@mall/api-contract/assistant/tools';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { isBadValue, isOutage } from '../../database/outage.ts';
import { CallRefused, callsAs } from '../../http/calls-as.ts';
import { MallError } from '../../http/mall-error.ts';
import { withPass } from '../../http/passes.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { doesItself, requireInputOf } from './agent-tools.ts';
import { type AssistantAgent, assistantKeyService } from './assistant-key.service.ts';
import { preparedActService } from './prepared-act.service.ts';

/** Where a call of an agent comes from. */
export interface AgentRequest {
  ip: string;
  requestId: string;
  provinceId: number;
}
export interface AgentParts {
  app: FastifyInstance;
  db: Database;
  mallUrl: string;
}
type Input = Record<string, unknown>;

/** The mall's no, in words for whoever asked; undefined for what nobody foresaw. */
export function refusalWords(error: unknown): string | undefined {
  if (error instanceof MallError || error instanceof CallRefused) return error.message;
  if (isOutage(error)) return '服务繁忙，请稍后再试';
  return isBadValue(error) ? '含有无法保存的内容' : undefined;
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [String(value ?? '')];

/** What is asked for, in short: for the company to read. */
const subjectOf = (input: Input) =>
  wordsIn(input)
    .join('，')
    .slice(0, 200)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed();

/**
 * One use of a tool in the name of the key's person (rules agent 3–7): counted, done by the mall's own calls, and kept with what became of it.
 * @returns what the agent reads @throws {MallError | CallRefused} in words for whoever asked
 */
export async function callTool(
  { app, db, mallUrl }: AgentParts,
  agent: AssistantAgent,
  tool: AssistantTool,
  input: Input,
  from: AgentRequest,
): Promise<unknown> {
  const keys = assistantKeyService(db);
  const use = { keyId: agent.key.id, tool: tool.name, subject: subjectOf(input), requestId: from.requestId };
  const day = await keys.count(agent);
  const { provinceId: wanted, ...rest } = input;
  const provinceId = tool.isRegional && typeof wanted === 'number' ? wanted : from.provinceId;
  let cartFen = 0;
  try {
    requireInputOf(tool, input);
    const answer = await withPass(agent.kp, async (token) => {
      const call = callsAs(app, { headers: { token, region: String(provinceId) }, ip: from.ip });
      const given = { ...rest, ...tool.fixed };
      if (tool.effect === 'read') return call(tool.call, given, { provinceId });
      if (!doesItself(tool))
        return { 状态: '待本人确认', confirmUrl: `${mallUrl}${await preparedActService(db).prepare(agent, tool, rest, call)}` };
      const fen = await amountOf(db, agent, given, provinceId);
      await keys.spend(agent, day, fen);
      try {
        // With a key of its own, so that a commit whose answer was lost is known again and not given back as if nothing had been put in.
        const added = await call(tool.call, given, { idempotencyKey: opaqueId() });
        cartFen = fen;
        return { added, cartUrl: `${mallUrl}/mycart` };
      } catch (error) {
        await keys.spend(agent, day, -fen);
        throw error;
      }
    });
    await keys.keep({ ...use, cartFen, refusal: '' });
    return answer;
  } catch (error) {
    await keys.keep({ ...use, cartFen: 0, refusal: refusalWords(error) ?? '服务器内部错误' });
    throw error;
  }
}

/** In fen: what these pieces cost this company now. What has no price can't be put into a cart, which that call says itself. */
async function amountOf(db: Database, { kp }: AssistantAgent, { sku, quantity }: Input, provinceId: number): Promise<number> {
  if (!Number.isInteger(quantity) || Number(quantity) < 1) return 0;
  const skuNumber = String(sku).trim().toUpperCase();
  const line = { skuNumber, quantity: Number(quantity), inquiryId: 0 };
  return (await skuLookup(db).load({ kp, provinceId }, [line])).get(skuNumber)?.total ?? 0;
}
