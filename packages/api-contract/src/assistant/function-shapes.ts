import type { Thread } from './thread-shapes.ts';

/** Something that is done by the person's press only: the exact change, in the mall's own words and figures (rule assistant 12). */
export interface Proposal {
  /** One of a turn: with the message it makes the idempotency key. */
  id: string;
  /** An acting tool of `@mall/api-contract/assistant/tools`. */
  tool: string;
  /** What its call is given. */
  input: Record<string, unknown>;
  title: string;
  changes: { label: string; value: string }[];
  button: string;
  /** What can't be undone, in words; '' where it can. */
  warning: string;
  sku: string;
}

/** Arguments of the functions that the page runs for the assistant. */
export interface FuncFrontendArguments {
  /** Show these SKUs as cards, in this order. */
  showProducts: { skus: string[]; keyword: string };
  /** Open a page of the site. */
  openPage: { url: string; title: string };
  /** Show a card with a button. Nothing happens unless it is pressed. */
  propose: Proposal;
  /** Answers to a short question, as buttons: `question` is what a press asks. */
  choices: { answers: { label: string; question: string }[] };
  /** How the question was understood, piece by piece; a press on one asks `question`, which takes it back. */
  understood: { pieces: { words: string; question: string }[] };
  /** A table: products side by side, parcels, bills. The first column names the row. */
  showTable: { title: string; columns: string[]; rows: string[][] };
  /** Keep this with the conversation and send it with the next question. */
  keepThread: { thread: Thread };
}
export type FrontendFunction = keyof FuncFrontendArguments;
