import type { ChatEvent, Proposal, Thread } from '@mall/api-contract/assistant';
import type { LanguageModel, Question } from './language-model.ts';
import { commandFor, goodsActs } from './mind/commands.ts';
import { offers, says } from './mind/turn.ts';
import type { Intent } from './reading/intent.ts';
import { readQuestion } from './reading/read-question.ts';

/** What a person's words ask for, as the embedded understanding reads them in their thread. */
export interface Asked {
  /** The card that they ask for, if any: in the mall's own words and figures. */
  card: ChatEvent | undefined;
  /** The short question that they leave open, as buttons. */
  choices: ChatEvent | undefined;
  /** The goods that its places count, where they aren't those shown before. */
  shows: ChatEvent | undefined;
  /** Pages that they are sent to for what isn't done here. */
  opens: ChatEvent[];
  /** They name the place in the list themselves: 第二个加50个. */
  isPlaced: boolean;
  thread: Thread | undefined;
}

const named = (event: ChatEvent, name: string) => event.type === 'FuncFrontend' && event.name === name;
const argumentsOf = <T>(event: ChatEvent | undefined) => (event?.type === 'FuncFrontend' ? (event.arguments as T) : undefined);

/** @param embedded answers without any model: it alone decides what was asked for (rule assistant 20) */
export async function askedIn(embedded: LanguageModel, question: Question, signal: AbortSignal): Promise<Asked> {
  const events: ChatEvent[] = [];
  for await (const event of embedded.answer(question, signal)) events.push(event);
  const thread = argumentsOf<{ thread: Thread }>(events.findLast((event) => named(event, 'keepThread')))?.thread;
  const isNew = `${thread?.subjects[0]?.shown}` !== `${question.thread?.subjects[0]?.shown}`;
  return {
    card: events.find((event) => named(event, 'propose')),
    choices: events.findLast((event) => named(event, 'choices')),
    opens: events.filter((event) => named(event, 'openPage') && argumentsOf<{ url: string }>(event)?.url.includes('AfterSales')),
    isPlaced: readQuestion(question.question.slice(0, 500)).ordinals.length === 1,
    shows: isNew ? events.findLast((event) => named(event, 'showProducts')) : undefined,
    thread,
  };
}

const skusIn = ({ sku, skus, skuNumbers }: Record<string, unknown>) =>
  [sku, skus, skuNumbers]
    .flat()
    .filter((one) => typeof one === 'string')
    .map((one) => one.toUpperCase())
    .sort();

/**
 * The card that was asked for, where a model means the same: this act, of these goods, this order, this coupon. How many, the person said; and which one,
 * where they said its place.
 */
export function cardFor({ card, isPlaced }: Asked, tool: string, input: Record<string, unknown>): ChatEvent | undefined {
  const own = argumentsOf<Proposal>(card);
  if (!own || own.tool !== tool) return undefined;
  const isSame =
    `${skusIn(own.input)}` === `${skusIn(input)}` &&
    own.input.orderId === input.orderId &&
    own.input.couponPackageId === input.couponPackageId;
  return isSame || isPlaced ? card : undefined;
}

/** What a model would do and nobody asked for becomes a question; nothing where the words leave none open. */
export function questionBack({ card, choices, shows, thread }: Asked): ChatEvent[] {
  if (choices) return [...(shows ? [shows] : []), says(thread?.asked.kind === 'which' ? '\n要哪一款？' : '\n请选一项：'), choices];
  const own = argumentsOf<Proposal>(card);
  if (!own) return [];
  // The model means something else than the words do: what they say is asked once more.
  const [thing = { value: own.title }] = own.changes;
  return [says(`\n是这个吗：${thing.value}？`), offers([own.button, commandOf(own)])];
}

/** The words that ask for this card. */
function commandOf({ tool, input, sku }: Proposal): string {
  if (tool === 'cancel_order') return `取消订单 ${sku}`;
  const intent = Object.entries(goodsActs).find(([, act]) => act?.tool === tool)?.[0] as Intent | undefined;
  return intent ? commandFor(intent, -1, typeof input.quantity === 'number' ? input.quantity : undefined).replace('它', sku) : sku;
}

/** What stands on a card, for a model to speak of. */
export const changesOf = (card: ChatEvent) => argumentsOf<Proposal>(card)?.changes ?? [];
