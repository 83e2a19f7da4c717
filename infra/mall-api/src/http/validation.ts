import { closed } from '@mall/api-contract/closed';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { MallError } from './mall-error.ts';

type Json = Record<string, unknown>;

const strict = new Ajv({ useDefaults: true, strict: false, allErrors: false });
// What stands in an address is text, so numbers and booleans are read out of it; a body says what it means.
const reading = new Ajv({ useDefaults: true, strict: false, allErrors: false, coerceTypes: true });
// Days and moments that are on the calendar.
for (const ajv of [strict, reading]) formats.default(ajv, ['date', 'date-time']);

const problems: Record<string, (params: Json) => string> = {
  required: () => '缺失',
  additionalProperties: () => '是未知字段',
  type: (params) => `类型应为 ${params.type}`,
  minLength: (params) => (params.limit === 1 ? '不能为空' : `长度不能少于 ${params.limit}`),
  maxLength: (params) => `长度不能超过 ${params.limit}`,
  minimum: (params) => `不能小于 ${params.limit}`,
  maximum: (params) => `不能大于 ${params.limit}`,
  minItems: (params) => `至少 ${params.limit} 项`,
  maxItems: (params) => `至多 ${params.limit} 项`,
  format: (params) => (params.format === 'date' ? '应为日期，如 2026-11-22' : '格式不正确'),
};

/** The field an error is about, as the caller wrote it: `items.0.quantity`. */
const fieldOf = ({ instancePath, keyword, params }: ErrorObject) => {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const extra =
    keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : undefined;
  return [path, extra].filter(Boolean).join('.') || 'body';
};

export const badInput = (field: string, problem: string) =>
  new MallError('BAD_REQUEST', { field, problem }, `请求错误：${field} ${problem}`);

const refusalOf = (errors: ErrorObject[] | null | undefined) => {
  const error = errors?.[0];
  if (!error) return badInput('body', '格式不正确');
  return badInput(fieldOf(error), problems[error.keyword]?.(error.params) ?? '格式不正确');
};

/**
 * Checks path, query and body against the contract; anything it doesn't know is 400 请求错误 with the field named. Compiled when first asked: all at once are over a
 * second of each start.
 */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  let check: ValidateFunction | undefined;
  return (data: unknown) => {
    check ??= (httpPart === 'body' ? strict : reading).compile(closed(schema) as object);
    return check(data) ? { value: data } : { error: refusalOf(check.errors) };
  };
};

const inputs = new WeakMap<object, ValidateFunction>();

/**
 * Holds an input that came by another way than an address or a body of the contract against a closed schema, compiled once a schema object.
 * @throws {MallError} BAD_REQUEST with the field
 */
export function requireInput(schema: object, input: unknown) {
  const check = inputs.get(schema) ?? strict.compile(schema);
  inputs.set(schema, check);
  if (!check(input)) throw refusalOf(check.errors);
}

const checks = new WeakMap<object, ValidateFunction>();

/** Compiles a check of answers, for tests: what leaves has the shape the contract says. A shape that many calls answer is compiled once. */
export function answerCheck(schema: object): (answer: unknown) => void {
  return (answer) => {
    const check = checks.get(schema) ?? strict.compile(JSON.parse(JSON.stringify(schema)));
    checks.set(schema, check);
    if (!check(answer)) throw new Error(`the answer is not what the contract says: ${strict.errorsText(check.errors)}`);
  };
}
