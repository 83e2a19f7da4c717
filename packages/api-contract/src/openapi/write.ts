import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { contract } from '../contract.ts';
import { nouns } from '../nouns.ts';
import { openApiDocument } from './document.ts';
import { sdkTable } from './sdk-table.ts';

const dist = new URL('../../dist/', import.meta.url);
mkdirSync(dist, { recursive: true });
// Written beside it first: builds that run at the same time read it.
const unfinished = new URL(`openapi.${process.pid}.json`, dist);
writeFileSync(unfinished, `${JSON.stringify(openApiDocument(contract, nouns), null, 1)}\n`);
renameSync(unfinished, new URL('openapi.json', dist));
writeFileSync(new URL('../../../api-sdk/src/calls.generated.ts', import.meta.url), sdkTable(contract));
