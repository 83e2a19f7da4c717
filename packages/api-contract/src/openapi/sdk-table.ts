import type { TSchema } from 'typebox';
import type { CallContract } from '../call/define-call.ts';

type Calls = Record<string, Record<string, CallContract>>;
const keysOf = (schema: TSchema | undefined) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

/** Writes what the browser needs of the contract: a line a call with method, path, effect and the names that go into the query. No schema travels. */
export function sdkTable(calls: Calls): string {
  const nouns = Object.entries(calls).map(([noun, methods]) => {
    const lines = Object.entries(methods).map(([name, call]) => {
      const row = [call.method, call.path, call.effect, ...(keysOf(call.query).length ? [keysOf(call.query)] : [])];
      return `    ${name}: ${JSON.stringify(row)},`;
    });
    return `  ${noun}: {\n${lines.join('\n')}\n  },`;
  });
  return `// Written by \`npm run build -w packages/api-contract\` from the contract; a test fails when it drifts.
import type { CallTable } from './call-table.ts';

/** Every call. A build puts the rows of the calls it uses in this module's place (build-config). */
export const callTable: CallTable = {
${nouns.join('\n')}
};
`;
}
