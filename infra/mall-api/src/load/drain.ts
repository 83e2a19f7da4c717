import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Overload } from './overload.ts';

const lookEveryMs = 50;

/** From the moment the API ends it takes nothing new: what still comes on connections that are open is refused (503). */
export function refuseWhileEnding(app: FastifyInstance) {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onRequest', async ({ raw }) => {
    // What a request under way asks of the API itself, in this process, belongs to it.
    if (isEnding && raw instanceof IncomingMessage) throw new Overload('the API is ending');
  });
}

/**
 * Ends the API once what is under way is answered.
 * @param limitMs what takes longer is cut off
 */
export async function drain(app: FastifyInstance, limitMs: number): Promise<void> {
  // A connection that is kept open ends after its answer.
  const look = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  const late = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearInterval(look);
    clearTimeout(late);
  }
}
