import type { TSchema } from 'typebox';
import { closed } from '../closed.ts';
import type { CallContract } from '../define-call.ts';

type Calls = Record<string, Record<string, CallContract>>;
type ObjectSchema = TSchema & { properties?: Record<string, TSchema>; required?: string[] };

const parametersOf = (schema: ObjectSchema | undefined, where: 'path' | 'query') =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (schema?.required ?? []).includes(name),
    schema: property,
  }));

const envelopeOf = (body: TSchema) => ({
  type: 'object',
  required: ['code', 'message', 'body'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, body },
});

/** Builds the OpenAPI 3.1 document of a contract. TypeBox schemas are JSON Schema already, so nothing is translated; bodies are closed, as the API takes them. */
export function openApiDocument(calls: Calls) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, methods] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(methods)) {
      paths[call.path] ??= {};
      paths[call.path]![call.method.toLowerCase()] = {
        operationId: `${noun}.${name}`,
        summary: call.summary,
        tags: [noun],
        'x-access': call.access,
        parameters: [...parametersOf(call.params as ObjectSchema, 'path'), ...parametersOf(call.query as ObjectSchema, 'query')],
        ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: closed(call.body) } } } } : {}),
        responses: { 200: { description: call.summary, content: { 'application/json': { schema: envelopeOf(call.response) } } } },
      };
    }
  }
  return { openapi: '3.1.0', info: { title: '百工商城 API', version: '1.0.0' }, paths };
}
