import Type, { type TObject, type TSchema } from 'typebox';
import type { CallContract } from '../../call/define-call.ts';
import { rightsOf } from '../../call/rights-of-call.ts';

/** One thing that an assistant can do for who asks: a call of the contract, made as that person (rule assistant 10). */
export interface AssistantTool {
  /** What models call it: `search_products`. */
  name: string;
  /** What it is for, in words for a model. */
  words: string;
  call: CallContract;
  /** `act` changes something: it is proposed on a card, and done when the person presses its button (rule assistant 12). */
  effect: 'read' | 'act';
  /** Those fields of the call's input that may be set, each with words where its schema says none. Whatever else the call takes, a model can't. */
  takes: Readonly<Record<string, string>>;
  /** What the call is given besides. */
  fixed?: Readonly<Record<string, unknown>>;
  /** It depends on where goods go: it takes a province as well, and the call is made as if from there. */
  isRegional?: boolean;
}

/** Declares a tool; `act` follows from the call. */
export const defineTool = <const T extends Omit<AssistantTool, 'effect'>>(tool: T): T & AssistantTool => ({
  ...tool,
  effect: tool.call.effect === 'write' ? 'act' : 'read',
});

const propertiesOf = ({ params, query, body }: CallContract): Record<string, TSchema> =>
  Object.assign({}, ...[params, query, body].map((part) => (part as TObject | undefined)?.properties));
const requiredOf = ({ params, query, body }: CallContract): string[] =>
  [params, query, body].flatMap((part) => [...((part as TObject | undefined)?.required ?? [])]);

/** The field with the province's id, of tools that are regional. */
export const regionField = 'provinceId';

/** JSON schema of what a tool takes: the call's own schemas of these fields, closed. */
export function inputSchemaOf({ call, takes, isRegional }: AssistantTool): TObject {
  const known = propertiesOf(call);
  const required = new Set(requiredOf(call));
  const fields = Object.entries(takes).map(([field, words]) => {
    const schema = known[field];
    if (!schema) throw new Error(`${call.path} takes no ${field}`);
    const worded = { ...schema, ...(words ? { description: words } : {}) } as TSchema;
    return [field, required.has(field) ? worded : Type.Optional(worded)] as const;
  });
  const region: Record<string, TSchema> = isRegional
    ? { [regionField]: Type.Optional(Type.Integer({ description: '收货省份的编号，不给则为用户当前的地区，如 10009 上海' })) }
    : {};
  return Type.Object({ ...Object.fromEntries(fields), ...region }, { additionalProperties: false });
}

/** May whoever asks use it? A visitor: what is public. Somebody of a company: what their rights allow. @param may whether they have a right */
export function isOpenTo(tool: AssistantTool, who: { isSignedIn: boolean; may: (right: ReturnType<typeof rightsOf>[number]) => boolean }) {
  if (!who.isSignedIn) return tool.call.access === 'public';
  return rightsOf(tool.call).every(who.may);
}
