import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { listenForSessions } from './session.repository.ts';
import { forgetPerson } from './session.service.ts';

/**
 * Hears whose sessions another process ended or changed, on a connection of its own that is made again after the database was gone: what this process
 * remembers of them counts no more (rule account 33). Meanwhile, and without it, it counts for three seconds.
 */
export async function hearSessions(db: Database, logger: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  await listenForSessions(db, forgetPerson).catch((error: unknown) => logger.warn({ err: error }, 'hears of no sessions'));
}
