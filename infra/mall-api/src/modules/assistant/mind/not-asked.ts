import type { ChatEvent } from '@mall/api-contract/assistant';
import type { Intent } from '../reading/intent.ts';
import type { ReadQuestion } from '../reading/read-question.ts';
import { commandFor, goodsActs } from './commands.ts';
import { type Answer, offers, says, type Turn } from './turn.ts';
import { whichOne } from './which.ts';

const toolsOf: Partial<Record<Intent, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(goodsActs).map(([intent, act]) => [intent, [act.tool]])),
  confirm: Object.values(goodsActs).map(({ tool }) => tool),
  bought: ['add_to_cart'],
  addToInquiry: ['add_to_inquiry', 'start_inquiry'],
  inquiry: ['start_inquiry'],
  cancelOrder: ['cancel_order'],
  receiveCoupon: ['receive_coupon'],
  startAfterSales: ['start_after_sales'],
};

/** Whether the words ask for this act: a request, not a question about it, no condition, nothing that somebody else said or that was done (rule assistant 20). */
export const isAskedFor = (tool: string, { mood, intent, quantities, ordinals, isMany }: ReadQuestion): boolean => {
  if (mood !== 'request' || !toolsOf[intent]?.includes(tool)) return false;
  const takesSeveral = Object.values(goodsActs).some((act) => act.tool === tool && act.takesSeveral);
  return takesSeveral || tool === 'start_inquiry' || (quantities.length <= 1 && ordinals.length <= 1 && !isMany);
};

/** 先别加, 不取消了: said once, and nothing happens. */
export const isRefusal = ({ mood, wanted, keyword, wishes, text }: ReadQuestion) =>
  mood === 'refusal' &&
  (wanted !== undefined || (wishes.length === 0 && keyword.length <= 6 && !/\d/.test(keyword)) || /取消|退/.test(text));
export async function* refused({ read, thread, asked }: Turn): Answer {
  if (asked.kind === 'orders')
    thread.asked = { kind: 'orders', input: Object.fromEntries(Object.entries(asked.input).filter(([key]) => key === 'one')) };
  yield says(
    /取消|撤/.test(read.text) && (asked.kind === 'orders' || /单/.test(read.text))
      ? '好的，不取消，订单保持原样。'
      : '好的，没有加入任何东西：卡片上的按钮不按，就什么也不会发生。',
  );
}

/** After an act was only spoken of and its goods were told: the button that asks for it. */
export async function* offering(turn: Turn, wanted: Intent): Answer {
  const { read, thread } = turn;
  const act = goodsActs[wanted];
  const [subject] = thread.subjects;
  if (!act || !subject || subject.shown.length === 0) return;
  const sku = subject.focus || (subject.shown.length === 1 ? subject.shown[0]! : '');
  if (!sku) return yield* whichOne(turn, wanted);
  const many = act.counts ? read.quantity : undefined;
  const at = subject.shown.length > 1 ? subject.shown.indexOf(sku) : -1;
  thread.asked = { kind: 'offer', input: { intent: wanted, sku, quantity: read.quantity ?? 0 } };
  yield offers([`${act.label}${many ? ` × ${many}` : ''}`, commandFor(wanted, at, many, read.unit || '个')]);
}

/** The same gate for all that an answer brings: a card that nobody asked for doesn't get out, nor a second one. */
export function gate(read: ReadQuestion, isPastedList: boolean): (event: ChatEvent) => boolean {
  let cards = 0;
  return (event) => {
    if (event.type !== 'FuncFrontend' || event.name !== 'propose') return true;
    const { tool } = event.arguments as { tool: string };
    cards += 1;
    return cards === 1 && (isAskedFor(tool, read) || (isPastedList && tool === 'start_inquiry'));
  };
}
