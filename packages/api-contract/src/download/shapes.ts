import Type, { type Static } from 'typebox';
import { PricedLink } from '../call/priced-link.ts';

/** Long work that somebody asked for. */
export const ActionJob = Type.Object({
  jobId: Type.String(),
  kind: Type.String({ description: 'cart-list …' }),
  state: Type.Enum(['waiting', 'running', 'done', 'failed', 'expired']),
  stateName: Type.String({ description: '排队中 …' }),
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  message: Type.String({ description: 'why it failed or is over; "" otherwise' }),
  fileName: Type.String({ description: '"" before it is done' }),
  url: PricedLink('opens for an hour, for this company; "" before it is done'),
  expiresAt: Type.String({ description: 'when `url` ends, UTC ISO text' }),
});
export type ActionJob = Static<typeof ActionJob>;
