import type { Told } from './http-asker.ts';

/** For races on a busy machine: asks again while nobody had time to answer, as a browser does. @returns the first answer that says something */
export async function insist(ask: () => Promise<Told>): Promise<Told> {
  for (;;) {
    const told = await ask();
    if (told.reason !== 'SERVICE_UNAVAILABLE') return told;
  }
}
