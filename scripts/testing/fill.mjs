// Fills the data folder that the browser tests' malls begin as copies of, where it isn't there yet.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { filledData } from '../../packages/build-config/src/e2e/filled-data.ts';
import { siteSize } from '../../packages/build-config/src/e2e/site.ts';

rmSync(await filledData(resolve(import.meta.dirname, '../..'), siteSize()), { recursive: true });
