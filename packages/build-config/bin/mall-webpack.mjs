#!/usr/bin/env node
// mall-webpack build | build --alone | serve | serve --site | serve --live: builds or serves the workspace it is called from.
import '../src/webpack/cli.ts';
