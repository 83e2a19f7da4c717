import type { TSchema } from 'typebox';
import type { CallContract } from '../call/define-call.ts';
import { formsOf } from '../call/forms-of.ts';
import { rightsOf } from '../call/rights-of-call.ts';
import { namedShapes } from './named-shapes.ts';
import { refusalComponents, refusedBy } from './refused.ts';

type Calls = Record<string, Record<string, CallContract>>;
type ObjectSchema = TSchema & { properties?: Record<string, TSchema>; required?: string[] };
type Shapes = ReturnType<typeof namedShapes>;

const parametersOf = (schema: ObjectSchema | undefined, where: 'path' | 'query', shapes: Shapes) =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (schema?.required ?? []).includes(name),
    schema: shapes.request(property),
  }));

const envelopeOf = (body: unknown) => ({
  type: 'object',
  required: ['code', 'message', 'body'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, body },
});

const uploadOf = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

function operationOf(id: string, call: CallContract, shapes: Shapes) {
  const refused = refusedBy(call);
  const content = call.file
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: envelopeOf(shapes.answer(call.response)) } };
  return {
    operationId: id,
    summary: call.summary,
    ...(refused.description ? { description: refused.description } : {}),
    tags: [id.split('.')[0]],
    'x-access': call.access,
    'x-effect': call.effect,
    'x-refusals': refused.reasons,
    ...(call.idempotent ? { 'x-idempotent': true } : {}),
    ...(call.roles ? { 'x-roles': call.roles } : {}),
    ...(rightsOf(call).length > 0 ? { 'x-rights': rightsOf(call) } : {}),
    ...(call.seePrices ? { 'x-see-prices': call.seePrices } : {}),
    ...(call.inSimulation ? { 'x-in-simulation': true } : {}),
    ...(call.access === 'login' || call.access === 'operator' ? { security: [{ token: [] }] } : {}),
    ...(call.access === 'staff' ? { security: [{ token: [] }, { key: [] }] } : {}),
    parameters: [
      ...parametersOf(call.params as ObjectSchema, 'path', shapes),
      ...parametersOf(call.query as ObjectSchema, 'query', shapes),
    ],
    ...(call.upload ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: uploadOf } } } } : {}),
    ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: shapes.request(call.body) } } } } : {}),
    responses: { 200: { description: call.summary, content }, ...refused.responses },
  };
}

/**
 * Builds the OpenAPI 3.1 document of a contract. TypeBox schemas are JSON Schema already, so nothing is translated; shapes are referred to by the
 * names they are exported under, refusals by their reasons, and bodies are closed, as the API takes them.
 * @param nouns the modules that export the shapes
 */
export function openApiDocument(calls: Calls, nouns: Record<string, Record<string, unknown>>) {
  const shapes = namedShapes(nouns);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, methods] of Object.entries(calls))
    for (const [name, call] of Object.entries(methods)) {
      paths[call.path] ??= {};
      for (const form of formsOf(call)) {
        const id = form.method === call.method ? `${noun}.${name}` : `${noun}.${name}ByGet`;
        paths[call.path]![form.method.toLowerCase()] = operationOf(id, form, shapes);
      }
    }
  const { schemas, responses } = refusalComponents(shapes);
  return {
    openapi: '3.1.0',
    info: { title: '百工商城 API', version: '1.0.0' },
    paths,
    components: {
      schemas: { ...shapes.schemas, ...schemas },
      responses,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' }, key: { type: 'http', scheme: 'bearer' } },
    },
  };
}
