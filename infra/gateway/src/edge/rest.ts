import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

const quietMs = 15_000;

/** Collects what is garbage by now. V8 waits for more work before it does, and a server that was busy would hold its busiest hour's memory all night. */
export function giveBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

/** After a while without a request gives memory back, once. @param rest does so where the gateway has other threads */
export function restWhenQuiet(app: FastifyInstance, rest: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  let hasWorked = false;
  const begin = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (hasWorked) {
        hasWorked = false;
        return begin();
      }
      giveBack();
      void rest().catch(() => {});
      return undefined;
    }, quietMs).unref();
  };
  app.addHook('onResponse', async ({ url }) => {
    // Whoever asks how the gateway fares must not keep it awake.
    if (/^\/(healthz|readyz|metrics)\b/.test(url)) return;
    hasWorked = true;
    begin();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
