import type { ChatEvent, ChatTurn } from '@mall/api-contract/assistant';

/** A question with what was said before it. */
export interface Question {
  question: string;
  context: readonly ChatTurn[];
  /** The product page it was asked on. */
  sku: string | undefined;
}

/** Who answers: the embedded assistant, or a model behind an OpenAI-compatible endpoint. Ends early when the signal is aborted. */
export interface LanguageModel {
  answer(question: Question, signal: AbortSignal): AsyncIterable<ChatEvent>;
}

export const says = (text: string): ChatEvent => ({ type: 'Answer', text });
export const runs = (name: 'showProducts' | 'addToCart' | 'openPage', args: Record<string, unknown>): ChatEvent => ({
  type: 'FuncFrontend',
  name,
  arguments: args,
});

/** The products that an answer showed last, newest answer first. */
export const shownBefore = (context: readonly ChatTurn[]): readonly string[] =>
  context.findLast((turn) => turn.skus !== undefined && turn.skus.length > 0)?.skus ?? [];
