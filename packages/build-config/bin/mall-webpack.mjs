#!/usr/bin/env node
// mall-webpack build [FOLDER…] | build --alone | serve | serve --site | serve --live: builds or serves the workspace it is called from, or builds those of the folders that changed.
import { enableCompileCache } from 'node:module';

// Of a build of one workspace half is reading and compiling webpack itself.
enableCompileCache();
await import('../src/webpack/cli.ts');
