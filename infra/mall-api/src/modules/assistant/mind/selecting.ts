import { type SelectionInput, selectPart } from '@mall/domain/assistant';
import { readChange } from '../reading/selection-words.ts';
import { findFor, show } from './find.ts';
import { type Answer, offers, says, type Turn } from './turn.ts';

/** What the next answer may be, by the question before: 旋入钢件 as well as plain numbers. */
const readAnswer = (text: string, asked: string): Partial<SelectionInput> => {
  const number = Number(/-?\d+(?:\.\d+)?/.exec(text)?.[0]);
  if (asked === 'medium') return { medium: text.slice(0, 40) };
  if (asked === 'propertyClass') return { propertyClass: text.trim().toUpperCase().slice(0, 10) };
  return Number.isFinite(number) ? { [asked]: number } : {};
};
const variant = (text: string): Partial<SelectionInput> => {
  if (/铝/.test(text)) return { into: 'aluminium' };
  if (/铸铁/.test(text)) return { into: 'castIron' };
  if (/塑料|尼龙/.test(text)) return { into: 'plastic' };
  if (/钢|螺纹孔|盲孔/.test(text)) return { into: 'steel' };
  return /螺母|穿透|通孔/.test(text) ? { into: 'nut' } : {};
};

/** What another job of the same machine goes on with: the motor's power for its wire. */
const sharedOf = ({ thread, shaft, power, current, phases }: Partial<SelectionInput>) =>
  Object.fromEntries(Object.entries({ thread, shaft, power, current, phases }).filter(([, value]) => value !== undefined));

/** The job that this turn goes on with: its own, or the one before with what is said now. */
export function jobOf({ read, thread }: Turn): SelectionInput | undefined {
  const { kind, input } = thread.asked;
  const known = { ...input } as unknown as SelectionInput;
  const before = kind.startsWith('select') ? known : undefined;
  if (read.selection) {
    const given = Object.fromEntries(
      Object.entries(read.selection).filter(([, value]) => value !== undefined),
    ) as unknown as SelectionInput;
    // 底孔打多大, after a tap M6: the thread is that of what is spoken of.
    if (['tapDrill', 'torque', 'screwLength'].includes(given.job) && given.thread === undefined && before?.thread === undefined) {
      const spokenOf = /(?<![A-Za-z])M(\d+(?:\.\d+)?)(?![\d.])/i.exec(thread.subjects[0]?.keyword ?? '')?.[1];
      if (spokenOf) given.thread = Number(spokenOf);
    }
    return before?.job === given.job && Object.keys(given).length <= 2
      ? { ...before, ...given }
      : { ...(/^(?:select|past)/.test(kind) ? sharedOf(known) : {}), ...given };
  }
  if (!before) return undefined;
  const missing = kind.slice('select:'.length);
  if (missing) {
    const answer = readAnswer(read.text, missing);
    const isAnswer =
      read.intent !== 'addToCart' && Object.keys(answer).length > 0 && read.text.length <= 30 && !/多少钱|有货|购物车/.test(read.text);
    return isAnswer ? { ...before, ...answer } : undefined;
  }
  if (before.job === 'screwLength' && /旋入|拧(?:入|进)|配螺母|垫/.test(read.text)) {
    const washers = /垫/.test(read.text) ? { washers: /两|2/.test(read.text) ? 2 : 1 } : {};
    return { ...before, ...variant(read.text), ...washers };
  }
  if (/多少钱|有货|购物车|价格/.test(read.text)) return undefined;
  const change = readChange(read.text, before.job);
  return Object.keys(change).length > 0 ? { ...before, ...change } : undefined;
}

/** Selects a part, shows the sum and the goods; asks for the one thing that is missing. */
export async function* selecting(turn: Turn, job: SelectionInput): Answer {
  const { thread } = turn;
  const { title, result, missing, steps, keyword, notes, sources } = selectPart(job);
  const input = Object.fromEntries(Object.entries(job).filter((entry): entry is [string, string | number] => entry[1] !== undefined));
  thread.asked = { kind: `select:${missing[0]?.field ?? ''}`, input };
  if (result === '') {
    yield says(
      `${title}：${steps.length > 0 ? `\n${steps.join('\n')}\n` : ''}还需要${missing.map(({ words }) => words).join('；')}。${notes.join('；')}`,
    );
    if (missing[0]?.field === 'medium') yield offers(['液压油', '液压油'], ['热水、蒸汽', '蒸汽'], ['食品', '食品'], ['酸碱', '酸碱']);
    return;
  }
  yield says(`${result}\n`);
  for (const step of steps) yield says(`· ${step}\n`);
  if (notes.length > 0) yield says(`${notes.join('；')}。\n`);
  yield says(`来源：${sources.map(({ name, url }) => (url ? `[${name}](${url})` : name)).join('；')}\n`);
  if (keyword !== '') {
    const { found, wishes } = await findFor(turn, keyword, []);
    if (found.products.length > 0) yield* show(turn, { keyword, wishes, found });
    else yield says(`商城里没有找到“${keyword}”，可以加入询价。`);
  }
  if (job.job === 'screwLength' && job.into === undefined)
    yield offers(['旋入铝件', '旋入铝件'], ['旋入钢件', '旋入钢件'], ['加平垫圈', '加一个平垫圈']);
}
