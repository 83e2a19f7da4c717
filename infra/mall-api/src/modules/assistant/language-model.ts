import type { ChatEvent, ChatTurn, Thread } from '@mall/api-contract/assistant';

/** A question with what was said before it. */
export interface Question {
  question: string;
  context: readonly ChatTurn[];
  /** The product page it was asked on. */
  sku: string | undefined;
  /** Where the conversation stands, as the answer before left it. */
  thread?: Thread | undefined;
}

/** Who answers: the embedded assistant, or a model behind an OpenAI-compatible endpoint. Ends early when the signal is aborted. */
export interface LanguageModel {
  answer(question: Question, signal: AbortSignal): AsyncIterable<ChatEvent>;
}
