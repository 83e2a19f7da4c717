import type { JsonSchema } from '../registry/release.ts';
import { resolveRefs } from './resolve-refs.ts';

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** The part of an OpenAPI 3.1 document that the gate reads: path → method in lower case → operation. */
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  /** What `$ref`s point to. */
  components?: Record<string, Record<string, unknown>>;
}

/** One call as an API serves it. */
export interface ServedCall {
  method: string;
  path: string;
  query: string[];
  /** Path parameters, query and body in one flat object, as the API client takes them. */
  accepts: JsonSchema;
  /** The body of the envelope. */
  serves: JsonSchema;
}

const json = (content: Record<string, { schema: JsonSchema }> | undefined) => content?.['application/json']?.schema;

/** An API's call by method and path; undefined where it serves none. */
export function servedCall(api: OpenApiDocument, method: string, path: string): ServedCall | undefined {
  const operation = api.paths[path]?.[method.toLowerCase()];
  if (!operation) return undefined;
  const parameters = operation.parameters ?? [];
  const body = resolveRefs(api, json(operation.requestBody?.content)) ?? {};
  return {
    method,
    path,
    query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    accepts: {
      type: 'object',
      properties: { ...Object.fromEntries(parameters.map(({ name, schema }) => [name, resolveRefs(api, schema)!])), ...body.properties },
      required: [...parameters.filter(({ required }) => required).map(({ name }) => name), ...(body.required ?? [])],
      // A query that isn't known is refused like a body's field; a call without a body takes none.
      additionalProperties: body.properties ? (body.additionalProperties ?? true) : false,
    },
    serves: resolveRefs(api, json(operation.responses['200']?.content))?.properties?.body ?? {},
  };
}

const keptFor = 5000;
let kept: { url: string; at: number; document: Promise<OpenApiDocument> } | undefined;

/** What the live mall API says it serves: GET `/openapi.json`, kept for five seconds. @throws when it does not answer with a document */
export function liveApi(apiUrl: string): Promise<OpenApiDocument> {
  if (kept && kept.url === apiUrl && Date.now() - kept.at < keptFor) return kept.document;
  const document = read(apiUrl);
  kept = { url: apiUrl, at: Date.now(), document };
  document.catch(() => {
    kept = undefined;
  });
  return document;
}

async function read(apiUrl: string): Promise<OpenApiDocument> {
  const answer = await fetch(`${apiUrl}/openapi.json`, { signal: AbortSignal.timeout(5000) });
  const document = answer.ok ? ((await answer.json()) as OpenApiDocument) : undefined;
  if (!document?.paths) throw new Error(`${apiUrl}/openapi.json answered ${answer.status} without a document`);
  return document;
}
