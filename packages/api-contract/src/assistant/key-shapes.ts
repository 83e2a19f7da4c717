import { assistantAbilities, assistantKeyLimits as most } from '@mall/domain/assistant';
import Type, { type Static } from 'typebox';

const Ability = Type.Enum([...assistantAbilities]);

/** What a new key may do (rules agent 1, 4). */
export const AssistantKeyWish = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', description: 'whose assistant it is' }),
  abilities: Type.Array(Ability, { maxItems: assistantAbilities.length, uniqueItems: true }),
  callsPerDay: Type.Integer({ minimum: 1, maximum: most.callsPerDay }),
  cartLimitFen: Type.Integer({ minimum: 0, maximum: most.cartFen, description: 'what it may put into the cart in a day' }),
  days: Type.Integer({ minimum: 1, maximum: most.days }),
});
export type AssistantKeyWish = Static<typeof AssistantKeyWish>;

/** A key as its company sees it; never with what it is. */
export const AssistantKey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  abilities: Type.Array(Ability),
  callsPerDay: Type.Integer(),
  callsToday: Type.Integer(),
  cartLimitFen: Type.Integer(),
  cartTodayFen: Type.Integer(),
  contactName: Type.String({ description: 'who made it and for whom it acts' }),
  state: Type.Enum(['live', 'ended', 'expired', 'resting'], { description: 'resting: its person may not manage the company any more' }),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  lastUsedAt: Type.String({ description: "UTC; '' for never" }),
});
export type AssistantKey = Static<typeof AssistantKey>;

export const AssistantKeys = Type.Object({
  address: Type.String({ description: 'where assistants connect to' }),
  keys: Type.Array(AssistantKey, { description: 'newest first' }),
});
export type AssistantKeys = Static<typeof AssistantKeys>;

export const NewAssistantKey = Type.Object({
  secret: Type.String({ description: 'told once' }),
  id: Type.Integer(),
  all: AssistantKeys,
});

export const AssistantKeyUse = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  keyName: Type.String(),
  tool: Type.String({ description: 'its name in Chinese; what only prepares says so' }),
  subject: Type.String({ description: 'what it asked for' }),
  refusal: Type.String({ description: "why not; '' for what was done" }),
  cartFen: Type.Integer({ description: 'what it put into the cart' }),
});
export type AssistantKeyUse = Static<typeof AssistantKeyUse>;
