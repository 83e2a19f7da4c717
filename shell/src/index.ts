import './platform/nonce.ts';
import { start } from './bootstrap.tsx';

// The gateway's debugging pages load the same scripts, so that an area meets the very libraries it meets on the site.
const debug = document.getElementById('mall-debug');
if (debug) void import(/* webpackChunkName: "debug" */ './debug/index.ts').then(({ startDebug }) => startDebug(debug));
else start();
