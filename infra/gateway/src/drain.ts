import type { FastifyInstance } from 'fastify';
import { refuseUnanswered } from './edge/call-answers.ts';

const lookEveryMs = 50;

/** From the moment the gateway ends it takes nothing new: what still comes on connections that are open is asked to come again. */
export function refuseWhileEnding(app: FastifyInstance) {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onRequest', async (_request, reply) => (isEnding ? refuseUnanswered(reply) : undefined));
}

/**
 * Ends the gateway once what is under way is answered.
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
