import type { Fen } from '../money/index.ts';

/** Money that a provider took (payment) or sent back (refund). */
export interface Movement {
  kind: 'payment' | 'refund';
  /** The provider's number of the payment; of a refund, of the payment that goes back. */
  transactionId: string;
  /** Ours: the charge, or the refund. */
  reference: string;
  amount: Fen;
}

/** A movement that one side doesn't know, or knows otherwise. */
export interface Difference {
  /** `missingHere`: not in our ledger; `missingThere`: not on the statement; `twice`: on the statement more than once. */
  cause: 'missingHere' | 'missingThere' | 'amount' | 'twice';
  kind: Movement['kind'];
  transactionId: string;
  reference: string;
  /** Fen; null where that side knows nothing of it. */
  there: Fen | null;
  here: Fen | null;
}

/** A payment is known by the provider's number, a refund by ours. */
const keyOf = ({ kind, transactionId, reference }: Movement) => `${kind} ${kind === 'payment' ? transactionId : reference}`;

/**
 * Compares a provider's statement of a day with the ledger (rule payment 39).
 * @param statement of the day
 * @param ledger what the ledger knows of these movements, whenever it was
 * @param ofTheDay what the ledger has of the day itself
 * @param dayBefore the statement before: a notice that came after midnight is of the day before there
 */
export function compareStatement(sides: {
  statement: readonly Movement[];
  ledger: readonly Movement[];
  ofTheDay: readonly Movement[];
  dayBefore: readonly Movement[];
}): Difference[] {
  const here = new Map(sides.ledger.map((one) => [keyOf(one), one]));
  const there = new Map(sides.dayBefore.map((one) => [keyOf(one), one]));
  const seen = new Set<string>();
  const differences: Difference[] = [];
  const differ = (cause: Difference['cause'], { kind, transactionId, reference }: Movement, amounts: Pick<Difference, 'there' | 'here'>) =>
    differences.push({ cause, kind, transactionId, reference, ...amounts });
  for (const line of sides.statement) {
    const known = here.get(keyOf(line));
    if (seen.has(keyOf(line))) differ('twice', line, { there: line.amount, here: known?.amount ?? null });
    else if (!known) differ('missingHere', line, { there: line.amount, here: null });
    else if (known.amount !== line.amount) differ('amount', line, { there: line.amount, here: known.amount });
    seen.add(keyOf(line));
  }
  for (const line of sides.ofTheDay) {
    const before = there.get(keyOf(line));
    if (seen.has(keyOf(line)) || before?.amount === line.amount) continue;
    differ(before ? 'amount' : 'missingThere', line, { there: before?.amount ?? null, here: line.amount });
  }
  return differences;
}
