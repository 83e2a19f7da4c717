import { type AssistantTool, assistantTools, inputSchemaOf, isOpenTo, regionField } from '@mall/api-contract/assistant/tools';
import { may } from '@mall/domain/account';
import type { Caller } from '../../http/caller.ts';
import { CallRefused, type MakeCall } from '../../http/calls-as.ts';
import { answerCheck } from '../../http/validation.ts';

const byName = new Map(assistantTools.map((tool) => [tool.name, tool]));
const checks = new Map(assistantTools.map((tool) => [tool.name, inputSchemaOf(tool)]));
const isTaken = (tool: AssistantTool, input: unknown) => {
  try {
    answerCheck(checks.get(tool.name)!)(input);
    return true;
  } catch {
    return false;
  }
};

/** The tools that are open to who asks. */
export const toolsFor = ({ kp }: Pick<Caller, 'kp'>): AssistantTool[] =>
  assistantTools.filter((tool) => isOpenTo(tool, { isSignedIn: kp !== undefined, may: (right) => kp !== undefined && may(kp, right) }));

/** Is this what the tool takes? What it takes is handed on with what is fixed; else the words for who made it up. */
export function readToolInput(
  name: string,
  input: unknown,
  caller: Pick<Caller, 'kp'>,
): { tool: AssistantTool; input: Record<string, unknown> } | string {
  const tool = byName.get(name);
  if (!tool) return '没有这个功能';
  if (!toolsFor(caller).includes(tool)) return caller.kp ? '您没有使用这个功能的权限' : '需要先登录';
  if (!isTaken(tool, input)) return '参数不符合要求';
  return { tool, input: input as Record<string, unknown> };
}

/** Uses a declared tool that only reads. @throws {CallRefused} not open to who asks, or refused by the mall in its words */
// biome-ignore lint/suspicious/noExplicitAny: an answer of any call; who uses it knows which
export type UseTool = (name: string, input?: Record<string, unknown>) => Promise<any>;

export const useTools =
  (make: MakeCall, caller: Pick<Caller, 'kp'>): UseTool =>
  async (name, given = {}) => {
    const read = readToolInput(name, given, caller);
    if (typeof read === 'string') throw new CallRefused(caller.kp ? 'FORBIDDEN' : 'NOT_SIGNED_IN', read);
    const { tool, input } = read;
    // An act is the person's own press: there is no way to it from here.
    if (tool.effect !== 'read') throw new CallRefused('FORBIDDEN', '需要您亲自确认');
    const { [regionField]: provinceId, ...rest } = tool.isRegional ? input : { ...input, [regionField]: undefined };
    return make(tool.call, { ...rest, ...tool.fixed }, { provinceId: provinceId as number | undefined });
  };
