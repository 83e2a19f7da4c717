import { quantitiesIn } from '../reading/quantities.ts';
import { readQuestion } from '../reading/read-question.ts';
import type { AssistantTools } from '../toolbox.ts';
import { nounIn } from './ellipsis.ts';

const mostThings = 4;
/** Words between one thing and another; commas part things only where each has its number. */
const between =
  /[，,。；;\s]*(?:另外|还要|还有|顺便|以及|外加|再(?:来|要|拿|找|看)(?!\s*[\d一二两三四五六七八九十几半]+\s*\p{Script=Han}?\s*(?:$|[，,。]))(?:一?[个点些])?)(?:再|也|要|给我|帮我|看看|找|来|一?[个点些])*[，,\s]*|(?<=[\p{Script=Han}\d])(?:和|跟)(?=[\p{Script=Han}\w]{2})/u;
const commas = /[，,、；;。]+/;

const things = (text: string, parts: RegExp) =>
  text
    .split(parts)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    .slice(0, mostThings);

/** 两吨的来一台 三吨的来两台: what stands before each number is what it counts. Empty where a number has nothing of its own. */
function byQuantity(text: string): string[] {
  const counts = quantitiesIn(text);
  if (counts.length < 2) return [];
  let rest = text;
  const parts = counts.map(({ said }) => {
    const end = rest.indexOf(said) + said.length;
    const part = rest.slice(0, end).replace(/^[，,、；;。\s]+/, '');
    rest = rest.slice(end);
    return part;
  });
  const read = parts.map((part) => readQuestion(part));
  const isEach = read.every(
    ({ keyword, ordinals, quantity, amends }) => keyword !== '' && ordinals.length === 0 && quantity !== undefined && !amends,
  );
  return isEach && /^[吧呢，,。\s]*$/.test(rest) ? parts.slice(0, mostThings) : [];
}

/** 要个UCP206轴承座，另外再要个6206轴承: each thing in words of its own (rule assistant 22); empty where it is one. Quantities that stand behind all of them are each one's (各来5支). */
export async function severalThings(tools: Pick<AssistantTools, 'understand'>, text: string): Promise<string[]> {
  if (text.length > 80 || /对比|比较|区别|不同|哪个|哪种|还是|配/.test(text)) return [];
  const parted = byQuantity(text);
  if (parted.length > 1) return parted;
  const joined = things(text, between);
  const listed = things(text, commas).filter((part) => readQuestion(part).quantity !== undefined);
  const parts = joined.length > 1 ? joined : listed.length === things(text, commas).length ? listed : [];
  if (parts.length < 2) return [];
  const read = parts.map((part) => readQuestion(part));
  const named = await Promise.all(
    read.map(async ({ keyword, ordinals, points }) => {
      if (keyword === '' || ordinals.length > 0 || points !== '') return false;
      const own = await tools.understand(keyword);
      return own.total > 0 && (nounIn(own) !== undefined || own.understood.some(({ kind }) => kind === 'partNumber'));
    }),
  );
  if (named.some((one) => !one)) return [];
  const last = read.at(-1)!;
  const each = /各|都|每[样种个]/.test(text) && last.quantity !== undefined ? `来${last.quantity}${last.unit || '个'}` : '';
  return parts
    .map((part, at) => (each && read[at]!.quantity === undefined ? `${part} ${each}` : part))
    .map((part) => part.replace(/[各都](?=来|要|加|买|拿|\d)/g, ' ').trim());
}
