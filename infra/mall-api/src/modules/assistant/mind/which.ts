import type { Intent } from '../reading/intent.ts';
import { quantitiesIn } from '../reading/quantities.ts';
import { commandFor, goodsActs } from './commands.ts';
import { isPackUnit } from './packing.ts';
import { type Answer, offers, says, type Turn } from './turn.ts';

const mostOffered = 4;

/** Several are shown and none was named: which one is asked, each as a button. */
export async function* whichOne({ read, thread }: Turn, intent: Intent = read.intent): Answer {
  const act = goodsActs[intent];
  const shown = thread.subjects[0]?.shown.slice(0, mostOffered) ?? [];
  if (!act || shown.length === 0) return;
  if (read.quantity && !isPackUnit(read.unit)) thread.quantity = Math.min(read.quantity, 9999);
  thread.asked = { kind: 'which', input: { intent, quantity: read.quantity ?? 0, unit: read.unit, vague: read.vague } };
  yield says(`要${intent === 'addToCart' ? '加' : act.label}哪一款？`);
  yield offers(
    ...shown.map((_, at): [string, string] => [
      `第${at + 1}款`,
      // 半箱 is asked about once it is known of which.
      commandFor(intent, at, act.counts ? read.quantity : undefined, read.unit || '个').replace('加到', `加${read.vague}到`),
    ]),
  );
}

/** What follows each place in the words is its own: 第一个2台，第二个1台. */
function quantitiesByPlace(text: string, ordinals: readonly number[], common: { value: number; unit: string } | undefined) {
  const parts = text.split(/(?=第\s*[\d一二两三四五六七八九十])/).filter((part) => part.startsWith('第'));
  return ordinals.map((at, index) => ({ at, count: quantitiesIn((parts[index] ?? '').replace(/^第\s*./, ''))[0] ?? common }));
}

/** More than one thing at once: a card is for one, so they are asked one after the other. */
export async function* oneByOne(turn: Turn): Answer {
  const { read, thread } = turn;
  const act = goodsActs[read.intent];
  if (!act) return;
  const all =
    read.ordinals.length > 1
      ? quantitiesByPlace(read.text, read.ordinals, read.quantity ? { value: read.quantity, unit: read.unit } : undefined)
      : [];
  if (all.length === 0) return yield* whichOne(turn);
  thread.asked = { kind: 'which', input: { intent: read.intent, quantity: read.quantity ?? 0, unit: read.unit } };
  yield says('一张卡片只加一款，先加哪一款？');
  yield offers(
    ...all.slice(0, mostOffered).map(({ at, count }): [string, string] => {
      const place = at < 0 ? (thread.subjects[0]?.shown.length ?? 0) - 1 : at;
      const many = act.counts && count ? ` × ${count.value}` : '';
      return [`第${place + 1}款${many}`, commandFor(read.intent, place, act.counts ? count?.value : undefined, count?.unit || '个')];
    }),
  );
}

/** Two quantities for one thing. */
export async function* howMany({ read, thread }: Turn): Answer {
  thread.asked = { kind: 'which', input: { intent: read.intent, quantity: 0 } };
  yield says('要加多少？');
  const at = read.ordinals[0] ?? -1;
  yield offers(...read.quantities.slice(0, mostOffered).map((one): [string, string] => [String(one), commandFor(read.intent, at, one)]));
}
