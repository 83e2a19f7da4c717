import type { CallContract } from '../call/define-call.ts';
import { derivedRefusals, refusalsOf } from '../call/derived-refusals.ts';
import type { Refusal } from '../call/refusal.ts';
import { type Reason, refusals } from '../refusals.ts';
import type { namedShapes } from './named-shapes.ts';

const rowOf = (reason: Reason): Refusal => refusals[reason];
const statusOf = (reason: Reason) => rowOf(reason).status ?? 200;

/** The envelope of a refusal, with its facts. */
function envelopeOf(reason: Reason, shapes: ReturnType<typeof namedShapes>) {
  const { code, details } = rowOf(reason);
  const isOptional = details !== undefined && '~optional' in details;
  return {
    type: 'object',
    required: ['code', 'message', 'body', 'reason', ...(details && !isOptional ? ['details'] : [])],
    properties: {
      code: { type: 'integer', const: code },
      message: { type: 'string' },
      body: { type: 'null' },
      reason: { type: 'string', const: reason },
      ...(details ? { details: shapes.answer(details) } : {}),
      requestId: { type: 'string' },
    },
  };
}

/** `components`: each refusal as a response by its name, its envelope beside the shapes. */
export function refusalComponents(shapes: ReturnType<typeof namedShapes>) {
  const reasons = (Object.keys(refusals) as Reason[]).sort();
  return {
    schemas: Object.fromEntries(reasons.map((reason) => [reason, envelopeOf(reason, shapes)])),
    responses: Object.fromEntries(
      reasons.map((reason) => [
        reason,
        {
          description: rowOf(reason).message,
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${reason}` } } },
          'x-status': statusOf(reason),
        },
      ]),
    ),
  };
}

/** Of one call: its refusals in words, by name, and as responses where HTTP tells them apart. Business refusals come with status 200. */
export function refusedBy(call: CallContract) {
  const all = refusalsOf(call);
  const derived = derivedRefusals(call);
  const own = all.filter((reason) => !derived.includes(reason));
  const byStatus = Map.groupBy(
    all.filter((reason) => statusOf(reason) !== 200),
    statusOf,
  );
  const responseOf = (reasons: Reason[]) =>
    reasons.length === 1
      ? { $ref: `#/components/responses/${reasons[0]}` }
      : {
          description: reasons.map((reason) => rowOf(reason).message).join('；'),
          content: { 'application/json': { schema: { oneOf: reasons.map((reason) => ({ $ref: `#/components/schemas/${reason}` })) } } },
        };
  return {
    description: own.map((reason) => `- ${rowOf(reason).code} ${reason}：${rowOf(reason).message}`).join('\n'),
    reasons: all,
    responses: Object.fromEntries([...byStatus].map(([status, reasons]) => [String(status), responseOf(reasons)])),
  };
}
