import type { LiveArea } from '@mall/mf-kit/manifest';

/** What `/_live` answers: the combination this visitor would get with a page loaded now. */
interface LiveNow {
  id: string;
  areas: LiveArea[];
}

const address = '/_live';
const limitMs = 3000;

const ask = (method: 'GET' | 'HEAD') => fetch(address, { method, cache: 'no-cache', signal: AbortSignal.timeout(limitMs) });

/** The version of an area that is live by now: a retry gets what was repaired or rolled back meanwhile. Undefined where nobody knows. */
export async function newestArea(name: string): Promise<LiveArea | undefined> {
  try {
    const answer = await ask('GET');
    if (!answer.ok) return undefined;
    const { areas } = (await answer.json()) as LiveNow;
    return areas.find((area) => area.name === name);
  } catch {
    return undefined;
  }
}

/** Names the combination that is live by now, '' where nobody knows. */
export async function liveSnapshotId(): Promise<string> {
  try {
    return (await ask('HEAD')).headers.get('x-snapshot') ?? '';
  } catch {
    return '';
  }
}
