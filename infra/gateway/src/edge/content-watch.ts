import type { FastifyBaseLogger } from 'fastify';

interface ChangedPages {
  now: number;
  isWhole: boolean;
  changes: { id: string; paths: string[] }[];
}
interface Watch {
  apiUrl: string;
  /** Pause between two questions, in ms. */
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** @param isMeant says whether the page of a path shows something else now */
  onChange: (isMeant: (pathname: string) => boolean) => void;
}

const limitMs = 3000;
const mostPauseMs = 5000;
/** Answers overlap by some seconds: what was heard is known for longer than that. */
const heardMs = 60_000;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Asks the API twice a second which pages show something else, so that a change of content is seen within a second on every gateway (rule content 27). Each gateway
 * asks for itself: none has to know the others. While the API is away it asks less often, and afterwards for all it missed; what can't be told any more drops everything.
 * @returns ends it
 */
export function watchContent({ apiUrl, everyMs, log, onChange }: Watch): () => void {
  const heard = new Map<string, number>();
  let after: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isOver = false;

  async function ask() {
    const answer = await fetch(`${apiUrl}/api/content/GetChangedPages${after === undefined ? '' : `?after=${after}`}`, {
      signal: AbortSignal.timeout(limitMs),
    });
    const { code, body } = (await answer.json()) as { code: number; body: ChangedPages };
    if (code !== 0 || typeof body?.now !== 'number') throw new Error(`the API answered ${answer.status} to which pages changed`);
    after = body.now;
    if (!body.isWhole) return onChange(() => true);
    const fresh = body.changes.filter(({ id }) => !heard.has(id));
    for (const [id, at] of heard) if (Date.now() - at > heardMs) heard.delete(id);
    for (const { id } of fresh) heard.set(id, Date.now());
    const paths = new Set(fresh.flatMap((change) => change.paths.map(decoded)));
    if (paths.size > 0) onChange((pathname) => paths.has(decoded(pathname)));
  }

  async function again() {
    try {
      await ask();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === 3) log.warn({ err: error }, 'the API does not say which pages changed');
    }
    if (!isOver) timer = setTimeout(() => void again(), Math.min(mostPauseMs, everyMs * 2 ** Math.max(0, failures - 2))).unref();
  }
  void again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
