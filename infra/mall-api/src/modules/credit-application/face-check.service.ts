import type { FaceCheck } from '@mall/api-contract/credit-application';
import { applicationFields, maskedValue } from '@mall/domain/credit-application';
import type { FaceCheckPort, FaceNotice } from '../../adapters/face-check/face-check.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { creditStateService } from '../credit/credit-state.service.ts';
import type { ApplicationService } from './application.service.ts';
import type { FaceCheckRow } from './application.types.ts';
import { contractRepository } from './contract.repository.ts';
import { faceCheckRepository } from './face-check.repository.ts';
import { takeStep, tellManagers } from './take-step.ts';

/** A link opens so long. */
const lifeMs = 15 * 60_000;
const limitPath = '/customer/customerCreditLimit';

const words = {
  none: '',
  waiting: '请用微信扫码，由法定代表人完成人脸认证',
  passed: '人脸认证已通过',
  failed: '人脸认证未通过，请在光线充足处正对镜头后重试',
  other: '不是法定代表人本人，请由法定代表人完成认证',
  expired: '二维码已过期，请重新生成',
} as const;

const stateOf = (row: FaceCheckRow | undefined): FaceCheck['state'] =>
  row === undefined ? 'none' : row.state === 'waiting' && row.isOver ? 'expired' : row.state;

/** As calls answer it: an address only where it still opens. */
function view(row: FaceCheckRow | undefined): FaceCheck {
  const state = stateOf(row);
  const runs = state === 'waiting';
  return { faceidUrl: runs ? row!.url : '', state, message: words[state], expiresAt: runs ? row!.expiresAt : '' };
}

/** The legal person's face, held against their ID card: with it a signed contract is in force (rule credit-application 15). */
export const faceCheckService = (db: Database, { faces, applications }: { faces: FaceCheckPort; applications: ApplicationService }) => {
  const now = async (customerId: number) => faceCheckRepository(db).newest(customerId);
  return {
    info: async (customerId: number): Promise<FaceCheck> => view(await now(customerId)),

    /**
     * A link for the phone; one that still opens is answered again.
     * @throws {MallError} FACE_CHECK_REFUSED, CREDIT_CONTRACT_UNSIGNED, FACE_CHECK_UNAVAILABLE
     */
    async launch({ customerId, kpId, isManager }: Kp): Promise<FaceCheck> {
      const mayRun = async (tx: Database) => {
        const { status } = await creditStateService(tx).lock(customerId);
        if (!isManager || status !== 'approved') throw new MallError('FACE_CHECK_REFUSED');
        if (!(await contractRepository(tx).isSigned(customerId))) throw new MallError('CREDIT_CONTRACT_UNSIGNED');
        const row = await faceCheckRepository(tx).newest(customerId);
        return stateOf(row) === 'waiting' ? row : undefined;
      };
      const running = await db.transaction(mayRun);
      if (running) return view(running);
      const { legalName: name = '', idNumber = '' } = await applications.whole(customerId);
      const [id, expiresAt] = [opaqueId(), new Date(Date.now() + lifeMs).toISOString()];
      const url = await faces.launch({ id, name, idNumber, expiresAt }).catch(() => {
        throw new MallError('FACE_CHECK_UNAVAILABLE');
      });
      return db.transaction(async (tx) => {
        const first = await mayRun(tx);
        if (first) return view(first);
        const personName = maskedValue('legalName', applicationFields.legalPerson.legalName, name);
        await faceCheckRepository(tx).insert({ id, customerId, kpId, url, personName, expiresAt });
        return view(await faceCheckRepository(tx).newest(customerId));
      });
    },

    /**
     * What the checker found, once; told the same again it changes nothing.
     * @throws {MallError} FACE_CHECK_REFUSED for a notice that isn't the checker's, FACE_CHECK_EXPIRED, FACE_CHECK_USED
     */
    async receive(notice: FaceNotice): Promise<FaceCheck['state']> {
      if (!faces.isTrue(notice)) throw new MallError('FACE_CHECK_REFUSED');
      const { id, result } = notice;
      return db.transaction(async (tx) => {
        const checks = faceCheckRepository(tx);
        const row = await checks.find(id);
        if (!row) throw new MallError('FACE_CHECK_REFUSED');
        const { customerId } = row;
        const { status } = await creditStateService(tx).lock(customerId);
        if (!(await checks.finish(id, result))) {
          const before = stateOf(await checks.find(id));
          if (before === result) return before;
          throw new MallError(before === 'expired' ? 'FACE_CHECK_EXPIRED' : 'FACE_CHECK_USED');
        }
        if (result === 'passed' && status === 'approved' && (await contractRepository(tx).isSigned(customerId))) {
          const stepId = await takeStep(tx, customerId, 'enable', { note: '合同已签署，法定代表人人脸认证通过' });
          await tellManagers(tx, customerId, stepId, '账期已启用', '合同已签署并完成人脸认证，现在可以使用账期下单。', limitPath);
        }
        return result;
      });
    },

    /** What a phone sees of a check. @throws {MallError} FACE_CHECK_EXPIRED for one that isn't there */
    async onPhone(id: string | undefined) {
      const row = id === undefined ? undefined : await faceCheckRepository(db).find(id);
      if (!row) throw new MallError('FACE_CHECK_EXPIRED');
      const { state, message } = { state: stateOf(row), message: words[stateOf(row)] };
      return { customerId: row.customerId, personName: row.personName, state, message, expiresAt: row.expiresAt };
    },
    expire: (id: string): Promise<void> => faceCheckRepository(db).expire(id),
  };
};
export type FaceCheckService = ReturnType<typeof faceCheckService>;
