import type { KpRight } from '@mall/domain/account';
import type { AgreementType } from '@mall/domain/content';
import type { StaffRole } from '@mall/domain/staff';
import type { Static, TSchema } from 'typebox';
import type { Reason } from '../refusals.ts';

/**
 * Who may make a call: anyone, a signed-in contact person, an operator in whatever session, staff (an operator after the second step, or a key of
 * an ERP) with a role that the call names, or the console beside embedded adapters.
 */
export type Access = 'public' | 'login' | 'operator' | 'staff' | 'console';

/** One call as it travels over HTTP. `params`, `query` and `body` are object schemas whose keys never overlap: callers see one flat input. */
export interface CallContract {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** Of a call for staff: whose it is. Administrators may make all of them. */
  roles?: readonly StaffRole[];
  /** What a contact person needs to be allowed for it (rule roles 16); left out, `rightsOf` says. 'none': everybody of a company may make it. */
  right?: Exclude<KpRight, 'seePrices'> | 'none';
  /**
   * Whether its answer, or what a link in it opens, tells a price or an amount, and what becomes of that for who may not see prices (rule roles 17): the
   * call is refused, or each amount is blank and each `PricedLink` empty. Left out, it tells none; in tests an answer that does is a fault of ours.
   */
  seePrices?: 'required' | 'blanked';
  /**
   * May staff in a customer's account make it (rule operator 22)? Left out, they may not. It is for what helps the customer: reading what pages show,
   * lines of cart and inquiry; never for people, rights, rules, passwords, papers of the company or money.
   */
  inSimulation?: true;
  /**
   * Does anything differ after it? A read is tried again while the database is away; a write in an operator's session is audited, and what the
   * browser read ahead is forgotten after it. What a call is called says nothing: GetMobileCode sends a message, CheckPrice only looks.
   */
  effect: 'read' | 'write';
  /**
   * A write that callers know as a GET too: beside the POST it is served so, with the body's fields in the query, to pages of the site and programs with a
   * key alone (rule calls 23).
   */
  alsoGet?: true;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** How many bytes of body it takes, where that is more than any other call does. */
  bodyAtMost?: number;
  /** It takes one file, as `multipart/form-data` with the part `file`, and no body. */
  upload?: true;
  /** It answers a file itself, to be saved, in the place of the envelope; what it refuses is plain words. */
  file?: true;
  /** The `body` of the envelope. */
  response: TSchema;
  /** What it may refuse besides what any call of its kind may (`derivedRefusals`). In tests an undeclared one fails. */
  refusals?: readonly Reason[];
  /** Milliseconds that its answer may take, where that is more than any other call may. */
  patienceMs?: number;
  /** Of one address at most so many a minute: for what leaves a row that anybody can make. */
  perMinute?: number;
  /** It binds the company: refused until its person has agreed to what is in force of these (rule content 14). */
  agreements?: readonly AgreementType[];
  /** The write takes an `Idempotency-Key`: the same key returns the first answer. */
  idempotent?: true;
}

/** Declares a call and keeps its literal types. */
export const defineCall = <const C extends CallContract>(call: C): C => call;

type StaticOf<S> = S extends TSchema ? Static<S> : unknown;

/** What a caller hands over: path parameters, query and body in one object. */
export type InputOf<C extends CallContract> = StaticOf<C['params']> &
  StaticOf<C['query']> &
  StaticOf<C['body']> &
  (C extends { upload: true } ? { file: Blob } : unknown);

/** What a caller gets back: the envelope's body. */
export type OutputOf<C extends CallContract> = Static<C['response']>;
