import { creditApplicationCalls as calls } from '@mall/api-contract/credit-application';
import type { FastifyInstance } from 'fastify';
import type { EmbeddedFaceCheck } from '../../adapters/face-check/embedded-face-check.ts';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { accountService } from '../account/account.service.ts';
import type { FaceCheckService } from './face-check.service.ts';

interface Parts {
  db: Database;
  faceChecks: FaceCheckService;
  playedFaces: EmbeddedFaceCheck;
}

/** The phone that does a face check: passes, fails, is somebody else's, or comes too late. Only beside embedded adapters. */
export function faceCheckConsoleRoutes(app: FastifyInstance, { db, faceChecks, playedFaces }: Parts) {
  const onPhone = async (token: string) => {
    const { customerId, ...shown } = await faceChecks.onPhone(playedFaces.idOf(token));
    const companyName = (await accountService(db).companyNames([customerId])).get(customerId) ?? '';
    return { companyName, ...shown };
  };
  route(app, calls.getFaceCheck, ({ token }) => onPhone(token));
  route(app, calls.playFaceCheck, async ({ token, result }) => {
    await onPhone(token);
    const id = playedFaces.idOf(token)!;
    if (result === 'expire') await faceChecks.expire(id);
    else await faceChecks.receive({ id, result, signature: playedFaces.sign(id, result) });
    return onPhone(token);
  });
}
