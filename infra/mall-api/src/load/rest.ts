import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

const everyMs = 5000;
/** So much more than after the last collection is worth one; a pause of some 50 ms. */
const mostGarbage = 64 * 1024 * 1024;

/**
 * Collects garbage while nobody waits, and when much has gathered. On a large machine V8 lets a heap of 70 MB grow to several times that before it
 * looks, and an API that was busy would hold its busiest hour's memory all night.
 */
export function restInTime(app: FastifyInstance) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let afterLast = process.memoryUsage().heapUsed;
  let served = 0;
  let wasQuiet = true;
  const timer = setInterval(() => {
    const isQuiet = served === 0;
    served = 0;
    const grown = process.memoryUsage().heapUsed - afterLast;
    if (grown > mostGarbage || (isQuiet && !wasQuiet)) {
      collect();
      afterLast = process.memoryUsage().heapUsed;
    }
    wasQuiet = isQuiet;
  }, everyMs).unref();
  app.addHook('onResponse', async ({ url }) => {
    // Whoever asks how the API fares must not keep it awake.
    if (!/^\/(healthz|readyz|metrics)\b/.test(url)) served += 1;
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
