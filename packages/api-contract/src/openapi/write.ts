import { writeFileSync } from 'node:fs';
import { contract } from '../contract.ts';
import { openApiDocument } from './document.ts';
import { sdkTable } from './sdk-table.ts';

writeFileSync(new URL('../../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(contract), null, 1)}\n`);
writeFileSync(new URL('../../../api-sdk/src/calls.generated.ts', import.meta.url), sdkTable(contract));
