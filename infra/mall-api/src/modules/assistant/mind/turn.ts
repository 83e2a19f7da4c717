import type { ChatEvent, FrontendFunction, FuncFrontendArguments, Subject, Thread } from '@mall/api-contract/assistant';
import type { ReadQuestion } from '../reading/read-question.ts';
import type { AssistantTools } from '../toolbox.ts';

export const says = (text: string): ChatEvent => ({ type: 'Answer', text });
export const runs = <N extends FrontendFunction>(name: N, args: FuncFrontendArguments[N]): ChatEvent => ({
  type: 'FuncFrontend',
  name,
  arguments: { ...args },
});
export const offers = (...answers: [label: string, question: string][]): ChatEvent =>
  runs('choices', { answers: answers.map(([label, question]) => ({ label, question })) });

export const emptyThread: Thread = { turn: 0, subjects: [], quantity: 0, orders: [], asked: { kind: '', input: {} } };

/** One question in its thread. The thread is this turn's own: what the answer changes in it is kept for the next one. */
export interface Turn {
  read: ReadQuestion;
  tools: AssistantTools;
  thread: Thread;
  /** What the answer before asked back, or which card it showed. */
  asked: Thread['asked'];
  /** The page it was asked on. */
  sku: string;
}
export type Answer = AsyncGenerator<ChatEvent>;

const mostSubjects = 6;
/** Something new is spoken of. */
export function newSubject({ thread }: Turn, subject: Subject) {
  thread.subjects = [subject, ...thread.subjects].slice(0, mostSubjects);
  thread.quantity = 0;
}

/** What 它, 第二个 and 上次那个 mean: numbers of SKUs, none where nothing was shown. `said` false: nothing in the words points at them. */
export function meantIn({ read: { ordinals, points, keyword }, thread, sku }: Pick<Turn, 'read' | 'thread' | 'sku'>): {
  skus: string[];
  said: boolean;
  outOf: number;
  /** Its keyword only names what was shown: 刚才那个手套. */
  isNamed: boolean;
} {
  const [now, before] = thread.subjects;
  const said = keyword.toUpperCase();
  const named = points && said ? thread.subjects.find((one) => one.keyword.toUpperCase().includes(said)) : undefined;
  // 刚才那个手套, of which there was none: it is looked for.
  if (points === 'before' && said && !named) return { skus: [], said: false, outOf: 0, isNamed: false };
  const subject = named ?? (points === 'before' && ordinals.length === 0 ? (before ?? now) : now);
  const shown = subject?.shown ?? [];
  if (ordinals.length > 0) {
    const skus = ordinals.flatMap((at) => shown.at(at) ?? []);
    return { skus: skus.length === ordinals.length ? skus : [], said: true, outOf: shown.length, isNamed: named !== undefined };
  }
  const focus = subject?.focus || (sku && !subject ? sku : '') || shown[0] || sku;
  return { skus: focus ? [focus] : [], said: points !== '', outOf: shown.length, isNamed: named !== undefined };
}
