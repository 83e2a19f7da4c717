import type { LiveEntry } from '@mall/api-contract/platform';
import type { Context } from '../context.ts';
import { secondsText } from '../screen.ts';
import { oneArea } from './check.ts';

/** Waits until the gateway serves the combination that a change made, as the next page view would see it. @returns ms, or undefined after 5 s */
async function visibleAfter(url: string, snapshot: string, since: number): Promise<number | undefined> {
  while (performance.now() - since < 5000) {
    const answer = await fetch(`${url}/readyz`).then(
      (response) => response.json() as Promise<{ snapshot?: string }>,
      () => ({}),
    );
    if ('snapshot' in answer && answer.snapshot === snapshot) return performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return undefined;
}

/** @param isForAll a canary's combination is not the one `/readyz` names, so there is nothing to wait for */
async function change(context: Context, path: string, body: object, words: (entry: LiveEntry) => string, isForAll = true) {
  const { gateway, screen } = context;
  const started = performance.now();
  const entry = await gateway.post<LiveEntry>(path, body);
  const visible = isForAll ? await visibleAfter(gateway.url, entry.snapshot, started) : performance.now() - started;
  const when = `${isForAll ? 'visible to the next page view' : 'done'} after ${secondsText(visible ?? 0)}`;
  screen.say(`${words(entry)}; ${visible === undefined ? 'not visible after 5 s' : when}`);
  screen.result({ ...entry, visibleAfterMs: visible === undefined ? null : Math.round(visible) });
}

/** mall promote: everyone gets a version, or some percent of the visitors do. */
export async function promote(context: Context): Promise<void> {
  const { version, canary, why, smoke } = context.args;
  const area = oneArea(context);
  await change(
    context,
    `/areas/${area}/promote`,
    { ...(version ? { version } : {}), ...(canary ? { canary } : {}), ...(why ? { why } : {}), ...(smoke ? {} : { noSmoke: true }) },
    (entry) =>
      canary
        ? `${area}@${entry.version} is the canary for ${canary} % of the visitors`
        : `${area}@${entry.version} is live${entry.from ? `, before: ${entry.from}` : ''}`,
    !canary,
  );
}

/** mall rollback: the version before is live again; a canary ends. */
export async function rollback(context: Context): Promise<void> {
  const area = oneArea(context);
  const { why } = context.args;
  await change(
    context,
    `/areas/${area}/rollback`,
    why ? { why } : {},
    (entry) => `${area}@${entry.version} is live again, ended: ${entry.from}`,
  );
}

/** mall disable: the area is off the site until a release of it is promoted. */
export async function disable(context: Context): Promise<void> {
  const area = oneArea(context);
  const { why } = context.args;
  await change(
    context,
    `/areas/${area}/disable`,
    why ? { why } : {},
    (entry) => `${area} is off the site; mall promote ${area} --version ${entry.from} brings it back`,
  );
}
