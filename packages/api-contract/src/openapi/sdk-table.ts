import type { TSchema } from 'typebox';
import type { CallContract } from '../define-call.ts';

type Calls = Record<string, Record<string, CallContract>>;
const keysOf = (schema: TSchema | undefined) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

/** Writes what the browser needs of the contract: a line a call with method, path and the names that go into the query. No schema travels. */
export function sdkTable(calls: Calls): string {
  const nouns = Object.entries(calls).map(([noun, methods]) => {
    const lines = Object.entries(methods).map(([name, call]) => {
      const row = [call.method, call.path, ...(keysOf(call.query).length ? [keysOf(call.query)] : [])];
      return `    ${name}: ${JSON.stringify(row)},`;
    });
    return `  ${noun}: {\n${lines.join('\n')}\n  },`;
  });
  return `// Written by \`npm run build -w packages/api-contract\` from the contract; a test fails when it drifts.
export type CallRow = readonly [method: string, path: string, query?: readonly string[]];

export const callTable: Record<string, Record<string, CallRow>> = {
${nouns.join('\n')}
};
`;
}
