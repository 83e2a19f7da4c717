import { creditCalls } from '@mall/api-contract/credit';
import { creditApplicationCalls as calls } from '@mall/api-contract/credit-application';
import { creditStatusCode, isCreditEnabled, isCreditMenuOpen, isCreditOpen } from '@mall/domain/credit';
import type { FastifyInstance } from 'fastify';
import type { IdCheck } from '../../adapters/id-check/id-check.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { creditService } from '../credit/credit.service.ts';
import { applicationRepository } from './application.repository.ts';
import { type ApplicationService, type CheckedPerson, onlyManager } from './application.service.ts';
import { stepView } from './application-reader.ts';
import { creditStepRepository } from './credit-step.repository.ts';
import type { FaceCheckService } from './face-check.service.ts';

interface Parts {
  db: Database;
  idCheck: IdCheck;
  applications: ApplicationService;
  faceChecks: FaceCheckService;
}

/** A company applies for credit, sees how it stands, and what came before. */
export function creditApplicationRoutes(app: FastifyInstance, { db, idCheck, applications, faceChecks }: Parts) {
  route(app, calls.getCustomerCreditApplicationDataDesensitization, (_input, { kp }) => applications.read(kp));
  route(app, calls.getCustomerCreditApplicationData, ({ why = '' }, { kp }) => applications.readOpen(kp, why.trim() || '核对申请资料'));
  route(
    app,
    calls.saveCreditApplicationData,
    async (
      { creditApplyWorkflowId, section, version = 0, values = {}, read, isSubmit = false },
      { kp },
      person: CheckedPerson | undefined,
    ) => {
      const typed = section && { section, version, values, read };
      await applications.save(kp, { typed, isSubmit, workflowId: creditApplyWorkflowId, person });
      return applications.read(kp);
    },
    // Only a part that names the person, or the whole, is a matter of the register.
    async ({ section, values = {}, isSubmit }, { kp }) =>
      (section === 'legalPerson' || isSubmit) && kp.isManager ? applications.checkPerson(kp, values) : undefined,
  );
  route(app, calls.verifyIdCard, async ({ name, idCard }, { kp }) => {
    onlyManager(kp);
    const isSame = await idCheck.isSame(name.trim(), idCard.replaceAll(/\s/g, '').toUpperCase()).catch(() => {
      throw new MallError('ID_CARD_UNCHECKED');
    });
    return { isSame, message: isSame ? '姓名与身份证号一致' : '姓名与身份证号不一致，请核对' };
  });
  route(app, calls.searchCustomerCreditHistory, async ({ creditApplyWorkflowId, pageIndex = 1, pageSize = 20 }, { kp: { customerId } }) => {
    const own = await applicationRepository(db).find(customerId);
    if (creditApplyWorkflowId !== undefined && creditApplyWorkflowId !== own?.workflowId)
      throw new MallError('CREDIT_APPLICATION_NOT_FOUND');
    const { total, rows } = await creditStepRepository(db).page(customerId, (pageIndex - 1) * pageSize, pageSize);
    return { pageIndex, pageSize, total, items: rows.map(stepView) };
  });
  route(app, creditCalls.getCustomerCreditInfo, async (_input, { kp: { customerId } }) => {
    const [{ status, workflowId }, face] = await Promise.all([creditService(db).state(customerId), faceChecks.info(customerId)]);
    const isOpen = isCreditOpen(status);
    return {
      isCertifieCompany: isOpen,
      isMenuOpen: isCreditMenuOpen(status),
      isCertified: isCreditEnabled(status),
      isCreditCompany: isCreditMenuOpen(status),
      isCreditOpen: isOpen,
      customerCreditLaunchFaceIdInfo: face,
      customerCreditData: { creditApplyWorkflowId: workflowId, creditStatus: creditStatusCode(status) },
    };
  });
}
