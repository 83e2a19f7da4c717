import type { Static, TSchema } from 'typebox';

/** One way the mall says no: the envelope's number, the words a buyer reads, the HTTP status, and the facts that come along. */
export interface Refusal {
  code: number;
  message: string;
  /** 200 unless given (rule calls 13). */
  status?: number;
  /** Of `details`; none without one, and a refusal may come without them where it is `Type.Optional`. */
  details?: TSchema;
}

/** What a refusal of this kind carries. */
export type DetailsOfRefusal<F extends Refusal> = F extends { details: infer D extends TSchema }
  ? D extends { '~optional': true }
    ? Static<D> | undefined
    : Static<D>
  : undefined;
