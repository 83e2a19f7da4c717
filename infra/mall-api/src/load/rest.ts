import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

const everyMs = 5000;
/** So much more than after the last collection is worth one; a pause of some 50 ms. */
const mostGarbage = 64 * 1024 * 1024;

interface Memory {
  collect: () => void;
  /** Bytes that this process holds on its heap. */
  held: () => number;
}
function ownMemory(): Memory {
  setFlagsFromString('--expose-gc');
  return { collect: runInNewContext('gc') as () => void, held: () => process.memoryUsage().heapUsed };
}

/**
 * Collects garbage while nobody waits, and when much has gathered. On a large machine V8 lets a heap of 70 MB grow to several times that before it
 * looks, and an API that was busy would hold its busiest hour's memory all night.
 */
export function restInTime(app: FastifyInstance, { collect, held }: Memory = ownMemory()) {
  let afterLast = held();
  let served = 0;
  let wasQuiet = true;
  const timer = setInterval(() => {
    const isQuiet = served === 0;
    served = 0;
    const grown = held() - afterLast;
    if (grown > mostGarbage || (isQuiet && !wasQuiet)) {
      collect();
      afterLast = held();
    }
    wasQuiet = isQuiet;
  }, everyMs).unref();
  app.addHook('onResponse', async ({ url }) => {
    // Whoever asks how the API fares must not keep it awake.
    if (!/^\/(healthz|readyz|metrics)\b/.test(url)) served += 1;
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
