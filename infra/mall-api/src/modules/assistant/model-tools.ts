import type { ChatEvent } from '@mall/api-contract/assistant';
import { type AssistantTool, inputSchemaOf } from '@mall/api-contract/assistant/tools';
import type { ToolCall } from '../../adapters/language-model/openai-client.ts';
import type { Caller } from '../../http/caller.ts';
import { CallRefused } from '../../http/calls-as.ts';
import { type Asked, cardFor, changesOf, questionBack } from './asked-for.ts';
import { runs } from './mind/turn.ts';
import type { AssistantTools } from './toolbox.ts';
import { readToolInput, toolsFor } from './use-tool.ts';

const define = (name: string, description: string, parameters: unknown) => ({
  type: 'function',
  function: { name, description, parameters },
});
const showTool = define('show_products', '把商品以卡片形式展示给用户', {
  type: 'object',
  properties: { skus: { type: 'array', items: { type: 'string' }, maxItems: 8 } },
  required: ['skus'],
  additionalProperties: false,
});

/** The declared tools as a model sees them: those that are open to who asks, and the cards. */
export const modelToolsFor = (caller: Pick<Caller, 'kp'>) => [
  ...toolsFor(caller).map((tool: AssistantTool) => define(tool.name, tool.words, inputSchemaOf(tool))),
  showTool,
];

export interface ToolOutcome {
  /** What the model reads. */
  result: unknown;
  /** What the page does. */
  events: ChatEvent[];
  /** SKUs that really are in the catalogue, as they were read. */
  skus: string[];
}
const only = (result: unknown): ToolOutcome => ({ result, events: [], skus: [] });

/** What a model reads of one answer, at most: a page of goods is large, and the rest of it is no use to it. */
const mostRead = 12_000;
const skuOf = /"(?:skuNumber|sku)":"([^"]{1,40})"/g;
const read = (body: unknown): ToolOutcome => {
  const text = JSON.stringify(body) ?? 'null';
  return {
    result: text.length > mostRead ? { cut: true, data: text.slice(0, mostRead) } : body,
    events: [],
    skus: [...text.matchAll(skuOf)].map(([, sku]) => sku!.toUpperCase()),
  };
};
const readArguments = (json: string): unknown => {
  try {
    return JSON.parse(json || '{}');
  } catch {
    return undefined;
  }
};

/**
 * Does what a model asks for. Reading is the declared call, as who asks. An act is never done, nor is a model's word for it enough: what the person's own
 * words ask for becomes a card in the mall's words, and what they don't ask for a question (rules assistant 12, 19, 20).
 * @param asked what the words themselves ask for
 */
export async function runTool(
  tools: AssistantTools,
  caller: Pick<Caller, 'kp'>,
  call: ToolCall,
  asked: () => Promise<Asked>,
): Promise<ToolOutcome> {
  const given = readArguments(call.arguments);
  if (call.name === showTool.function.name) {
    const wanted = (given as { skus?: unknown } | undefined)?.skus;
    const known = (await tools.products((Array.isArray(wanted) ? wanted : []).slice(0, 8).map((sku) => String(sku).slice(0, 40)))).map(
      ({ card }) => card.skuNumber,
    );
    return { result: { shown: known }, events: known.length > 0 ? [runs('showProducts', { skus: known, keyword: '' })] : [], skus: known };
  }
  const input = readToolInput(call.name, given, caller);
  if (typeof input === 'string') return only({ error: input });
  if (input.tool.effect === 'read')
    try {
      return read(await tools.use(call.name, input.input));
    } catch (error) {
      if (error instanceof CallRefused) return only({ error: error.message });
      throw error;
    }
  const own = await asked();
  if (call.name === 'start_after_sales' && own.opens.length > 0)
    return { result: { note: '请用户在售后页填写' }, events: own.opens, skus: [] };
  const card = cardFor(own, call.name, input.input);
  if (card)
    return {
      result: { proposed: true, card: changesOf(card), note: '已向用户展示确认卡片；用户按下按钮才会生效' },
      events: [card],
      skus: [],
    };
  return { result: { error: '用户没有明确要求这个操作，不要再提议；需要时已请用户选择' }, events: questionBack(own), skus: [] };
}
