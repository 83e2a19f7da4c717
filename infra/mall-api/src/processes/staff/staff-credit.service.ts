import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import type { ApplicationSection } from '@mall/domain/credit-application';
import type { Database } from '../../database/database.ts';
import { actorOf, type StaffCaller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { ApplicationService } from '../../modules/credit-application/application.service.ts';
import { applicationReader } from '../../modules/credit-application/application-reader.ts';
import { reviewService } from '../../modules/credit-application/review.service.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { operatorService } from '../../modules/operator/operator.service.ts';
import type { Paper } from '../../papers/paper.ts';
import { actingIn, type Doing } from './acting.ts';
import { staffCreditView } from './staff-credit-view.ts';

interface Parts {
  files: FileService;
  applications: ApplicationService;
  letterhead: () => Promise<Paper['letterhead']>;
}

/** What staff do about a company's credit; every act is kept, and so is every look at what is masked (rules credit-application 9–13). */
export const staffCreditService = (db: Database, { files, applications, letterhead }: Parts) => {
  const acting = actingIn(db);
  const one = (caller: StaffCaller, customerId: number) => staffCreditView(db, files, caller, customerId);
  const act = async (doing: Doing, name: string, customerId: number, details: object, work: (tx: Database) => Promise<unknown>) => {
    await acting(doing, name, String(customerId), details, work);
    return one(doing.caller, customerId);
  };
  /** Of a company that is there. */
  const stand = async (doing: Doing, name: string, customerId: number, work: (tx: Database) => Promise<unknown>) => {
    await one(doing.caller, customerId);
    return act(doing, name, customerId, {}, work);
  };
  const nameOf = async ({ staff: { operatorId, keyId } }: StaffCaller): Promise<string> => {
    const names = await operatorService(db).names(operatorId === undefined ? [] : [operatorId], keyId === undefined ? [] : [keyId]);
    return names.operators.get(operatorId ?? 0) ?? names.keys.get(keyId ?? 0) ?? '';
  };
  const seen = ({ caller, why }: Doing) => ({ operatorId: caller.staff.operatorId, keyId: caller.staff.keyId, why: why ?? '' });
  return {
    one,
    async reveal(doing: Doing, customerId: number): Promise<StaffCreditApplication> {
      await one(doing.caller, customerId);
      await acting(doing, 'viewCreditData', String(customerId), {}, (tx) => applicationReader(tx).recordView(customerId, seen(doing)));
      const values = await applications.whole(customerId);
      return staffCreditView(db, files, doing.caller, customerId, values as Record<string, string>);
    },
    /** @throws {MallError} FILE_NOT_FOUND where the application doesn't name it */
    async file(doing: Doing, customerId: number, file: string) {
      if (!(await applicationReader(db).hasFile(customerId, file))) throw new MallError('FILE_NOT_FOUND');
      await acting(doing, 'viewCreditFile', String(customerId), { file }, (tx) =>
        applicationReader(tx).recordView(customerId, seen(doing)),
      );
      return files.read(file);
    },
    askBack: (doing: Doing, customerId: number, asked: readonly { section: ApplicationSection; words: string }[]) =>
      act(doing, 'askBackCredit', customerId, { asked }, (tx) => reviewService(tx).askBack(customerId, asked)),
    reject: (doing: Doing, customerId: number) =>
      act(doing, 'rejectCredit', customerId, {}, (tx) => reviewService(tx).reject(customerId, doing.why!)),
    async propose(doing: Doing, customerId: number, limit: number) {
      await one(doing.caller, customerId);
      const proposed = { by: actorOf(doing.caller), name: await nameOf(doing.caller), why: doing.why! };
      return act(doing, 'proposeCredit', customerId, { limit }, (tx) => reviewService(tx).propose(customerId, limit, proposed));
    },
    async approve(doing: Doing, customerId: number, limit: number) {
      await one(doing.caller, customerId);
      const agreed = { by: actorOf(doing.caller), values: await applications.whole(customerId), letterhead: await letterhead() };
      return act(doing, 'approveCredit', customerId, { limit }, (tx) => reviewService(tx).approve(customerId, limit, agreed));
    },
    freeze: (doing: Doing, customerId: number) =>
      stand(doing, 'freezeCredit', customerId, (tx) => reviewService(tx).freeze(customerId, doing.why!)),
    unfreeze: (doing: Doing, customerId: number) =>
      stand(doing, 'unfreezeCredit', customerId, (tx) => reviewService(tx).unfreeze(customerId, doing.why!)),
    close: (doing: Doing, customerId: number) =>
      stand(doing, 'closeCredit', customerId, (tx) => reviewService(tx).close(customerId, doing.why!)),
  };
};
