import { creditApplicationCalls as calls } from '@mall/api-contract/credit-application';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { qrCode } from '../../papers/qr-code.ts';
import type { FaceCheckService } from './face-check.service.ts';

/** Beginning a face check, and what its checker found. */
export function faceCheckRoutes(app: FastifyInstance, { faceChecks }: { faceChecks: FaceCheckService }) {
  route(app, calls.currentKpLaunchFaceId, async (_input, { kp }) => {
    const check = await faceChecks.launch(kp);
    return { ...check, qrCode: await qrCode(check.faceidUrl) };
  });
  route(app, calls.faceCheckNotice, async (notice) => ({ state: await faceChecks.receive(notice) }));
}
