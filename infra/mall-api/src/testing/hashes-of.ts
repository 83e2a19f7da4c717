import { createHook } from 'node:async_hooks';

/** For tests: how many passwords were hashed for some work. What an answer takes is told by that, whatever else the machine does. */
export async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  await work().finally(() => hook.disable());
  return hashes;
}
