import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { type PostAnswer, postWebhook } from './post-webhook.ts';
import { patienceDays, retryPause } from './retry-pause.ts';
import { sealedSecrets } from './signature.ts';
import type { Targets } from './target.ts';
import { type EndpointRow, webhookEndpointRepository } from './webhook-endpoint.repository.ts';
import { type Claimed, webhookLineRepository } from './webhook-line.repository.ts';

export interface SenderParts {
  db: Database;
  /** The installation's, under which secrets are sealed. */
  key: Buffer;
  targets: Targets;
  logger: FastifyBaseLogger;
  /** For one answer, milliseconds. */
  limitMs?: number;
}

/** Of one endpoint, in one process. */
const atOnce = 4;
/** Beyond the limit of an answer: whoever hasn't noted one by then is gone. */
const graceMs = 20_000;

/** The secrets that sign now. */
export const secretsOf = ({ id, secret, previousSecret, previousUntil }: EndpointRow, key: Buffer): string[] =>
  [secret, previousSecret && previousUntil && Date.parse(previousUntil) > Date.now() ? previousSecret : undefined].flatMap((sealed) =>
    sealed ? [sealedSecrets(key).open(sealed, id).toString()] : [],
  );

/**
 * Sends what waits (rules webhook 3, 4, 8–10). Endpoints are served apart, so that none waits for another. What is sent is claimed for longer than an
 * answer may take: a process that is killed meanwhile leaves it to be sent again.
 */
export function webhookSender({ db, key, targets, logger, limitMs = 10_000 }: SenderParts) {
  const serving = new Map<string, Set<Promise<void>>>();
  const ending = new AbortController();

  const note = (claimed: Claimed, answer: PostAnswer) =>
    db.transaction(async (tx) => {
      const lines = webhookLineRepository(tx);
      const { endpointId, event, attempts } = claimed;
      if (!(await lines.lock(claimed))) return;
      const about = { endpoint: endpointId, event: event.id, type: event.type, subject: event.subject };
      if (answer.error === '') {
        await lines.note(claimed, 'delivered', answer);
        await lines.advance(claimed);
        if (await lines.markWell(endpointId, patienceDays)) logger.info({ endpoint: endpointId }, 'a webhook endpoint is well again');
        return;
      }
      logger.warn({ ...about, attempts: attempts + 1, status: answer.status, error: answer.error }, 'a webhook was not taken');
      await lines.note(claimed, 'waiting', answer);
      await lines.postpone(claimed, retryPause(attempts + 1));
      if (answer.status === 410) {
        await webhookEndpointRepository(tx).disable(endpointId);
        logger.error(about, 'a webhook endpoint is gone, and was disabled');
      } else if (await lines.markFailing(endpointId, patienceDays)) {
        logger.error(about, `a webhook endpoint has not taken an event for ${patienceDays} days`);
      }
    });

  const post = async (endpoint: EndpointRow, { event }: Claimed): Promise<PostAnswer> => {
    let secrets: string[];
    try {
      secrets = secretsOf(endpoint, key);
    } catch (error) {
      return { status: null, error: (error as Error).message };
    }
    return postWebhook({ url: endpoint.url, secrets, event, targets, limitMs, signal: ending.signal });
  };

  /** One event after the other, until nothing of this endpoint is due. */
  const work = async (endpointId: string) => {
    while (!ending.signal.aborted) {
      // Read again each time: it may be gone, or have another secret.
      const endpoint = await webhookEndpointRepository(db).find(endpointId);
      if (endpoint?.state !== 'enabled') return;
      const claimed = await webhookLineRepository(db).claim(endpointId, opaqueId(), limitMs + graceMs);
      if (!claimed) return;
      await note(claimed, await post(endpoint, claimed));
    }
  };

  /** As many as may work for an endpoint at once; where one hangs the others go on. */
  const serve = async (id: string) => {
    const workers = serving.get(id) ?? new Set();
    serving.set(id, workers);
    while (workers.size < atOnce) {
      const worker = work(id)
        .catch((error: unknown) => {
          if (!ending.signal.aborted) logger.error({ err: error, endpoint: id }, 'webhooks could not be sent');
        })
        .finally(() => workers.delete(worker));
      workers.add(worker);
    }
    await Promise.all(workers);
    if (workers.size === 0) serving.delete(id);
  };

  return {
    /** Begins to send what is due. @returns resolves when this has been tried; what became due at an endpoint meanwhile too */
    async send(): Promise<void> {
      const due = await webhookEndpointRepository(db).due();
      await Promise.all(due.map(({ id }) => serve(id)));
    },
    /** Breaks off. What was being sent is sent again by whoever comes next. */
    async stop(): Promise<void> {
      ending.abort();
      await Promise.all([...serving.values()].flatMap((workers) => [...workers]));
    },
  };
}

const beatMs = 1000;

/** Sends webhooks from now on, looking for what is due every second. */
export function startWebhooks(parts: SenderParts): { stop(): Promise<void> } {
  const sender = webhookSender(parts);
  const beat = setInterval(
    () => void sender.send().catch((error: unknown) => parts.logger.warn({ err: error }, 'could not look for webhooks')),
    beatMs,
  );
  return {
    stop() {
      clearInterval(beat);
      return sender.stop();
    },
  };
}
