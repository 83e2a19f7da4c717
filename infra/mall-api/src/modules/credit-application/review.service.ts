import { creditStatusCode } from '@mall/domain/credit';
import {
  type ApplicationSection,
  type ApplicationValues,
  applicationSectionNames,
  creditStepTo,
  mayApproveLimit,
} from '@mall/domain/credit-application';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Paper } from '../../papers/paper.ts';
import { creditService } from '../credit/credit.service.ts';
import { creditStateService } from '../credit/credit-state.service.ts';
import { creditBillService } from '../credit-bill/credit-bill.service.ts';
import { applicationRepository } from './application.repository.ts';
import { contractsPath, issueContract } from './contract.service.ts';
import { creditStepRepository } from './credit-step.repository.ts';
import { takeStep, tellManagers } from './take-step.ts';

const infoPath = '/customer/applyCredit/info';
const limitPath = '/customer/customerCreditLimit';

/** What staff decide about a company's credit, each under the account's lock, in the caller's transaction (rules credit-application 9–13). */
export const reviewService = (tx: Database) => {
  const steps = creditStepRepository(tx);
  /** @throws {MallError} CREDIT_APPLICATION_NOT_FOUND */
  const application = async (customerId: number) => {
    const found = await applicationRepository(tx).find(customerId);
    if (!found) throw new MallError('CREDIT_APPLICATION_NOT_FOUND');
    return found;
  };
  /** @throws {MallError} CREDIT_NOT_APPROVABLE */
  const holdForLimit = async (customerId: number) => {
    const { status } = await creditStateService(tx).lock(customerId);
    if (!creditStepTo(status, 'propose')) throw new MallError('CREDIT_NOT_APPROVABLE', { status: creditStatusCode(status) });
    return status;
  };
  const stop = async (customerId: number, step: 'freeze' | 'unfreeze' | 'close', why: string, title: string, said: string) => {
    const stepId = await takeStep(tx, customerId, step, { note: why });
    if (step === 'close') await steps.dropProposal(customerId);
    await tellManagers(tx, customerId, stepId, title, said, limitPath);
  };
  return {
    /** @param asked what each part lacks @throws {MallError} CREDIT_APPLICATION_NOT_FOUND, CREDIT_STEP_REFUSED */
    async askBack(customerId: number, asked: readonly { section: ApplicationSection; words: string }[]): Promise<void> {
      await application(customerId);
      const note = asked.map(({ section, words }) => `${applicationSectionNames[section]}：${words}`).join('；');
      const stepId = await takeStep(tx, customerId, 'askBack', { note });
      for (const { section, words } of asked) await applicationRepository(tx).ask(customerId, section, words);
      await applicationRepository(tx).setNote(customerId, note);
      await steps.dropProposal(customerId);
      await tellManagers(tx, customerId, stepId, '账期申请需要补充', `账期申请需要补充：${note}`, '/customer/applyCredit');
    },
    /** @throws {MallError} CREDIT_APPLICATION_NOT_FOUND, CREDIT_STEP_REFUSED */
    async reject(customerId: number, why: string): Promise<void> {
      await application(customerId);
      const stepId = await takeStep(tx, customerId, 'reject', { note: why });
      await applicationRepository(tx).setNote(customerId, why);
      await steps.dropProposal(customerId);
      await tellManagers(tx, customerId, stepId, '账期申请未通过', `账期申请未通过：${why}`, infoPath);
    },
    /** @param by `operator:3` @throws {MallError} CREDIT_NOT_APPROVABLE, CREDIT_LIMIT_BELOW_USED */
    async propose(customerId: number, limit: number, { by, name, why }: { by: string; name: string; why: string }): Promise<void> {
      await holdForLimit(customerId);
      const { used: usedFen } = await creditService(tx).state(customerId);
      if (limit < usedFen) throw new MallError('CREDIT_LIMIT_BELOW_USED', { limitFen: limit, usedFen });
      await steps.propose(customerId, { limit, by, name, why });
    },
    /**
     * A second person agrees to what was proposed. An application then waits for its contract; an account that runs has its new limit at once.
     * @param values of the application, for the contract
     * @throws {MallError} CREDIT_NOT_APPROVABLE, CREDIT_LIMIT_NOT_PROPOSED, CREDIT_LIMIT_OWN_PROPOSAL, CREDIT_LIMIT_PROPOSAL_CHANGED, CREDIT_LIMIT_BELOW_USED
     */
    async approve(
      customerId: number,
      limit: number,
      { by, values, letterhead }: { by: string; values: ApplicationValues; letterhead: Paper['letterhead'] },
    ): Promise<void> {
      const status = await holdForLimit(customerId);
      const proposal = await steps.proposal(customerId);
      if (!proposal) throw new MallError('CREDIT_LIMIT_NOT_PROPOSED');
      if (!mayApproveLimit(by, proposal.proposedBy)) throw new MallError('CREDIT_LIMIT_OWN_PROPOSAL');
      if (proposal.limitAmount !== limit) throw new MallError('CREDIT_LIMIT_PROPOSAL_CHANGED', { limitFen: proposal.limitAmount });
      const isFirst = status === 'inReview';
      const to = isFirst ? 'approved' : status;
      const stepId = await takeStep(tx, customerId, isFirst ? 'approve' : 'changeLimit', { note: `额度${moneyText(limit)}` });
      await creditService(tx).approve(customerId, limit, to);
      await steps.dropProposal(customerId);
      if (to === 'approved') {
        await issueContract(tx, customerId, limit, values, letterhead);
        await tellManagers(
          tx,
          customerId,
          stepId,
          '账期额度已批准',
          `账期额度${moneyText(limit)}已批准，请签署合同并完成人脸认证。`,
          contractsPath,
        );
      } else await tellManagers(tx, customerId, stepId, '账期额度已调整', `账期额度已调整为${moneyText(limit)}。`, limitPath);
    },
    freeze: (customerId: number, why: string) => stop(customerId, 'freeze', why, '账期已冻结', `账期已冻结，暂不能使用账期下单：${why}`),
    /** A bill may have fallen overdue meanwhile: the account is 30 then, not 25 (rule credit-bill 23). */
    async unfreeze(customerId: number, why: string): Promise<void> {
      const hasOverdue = (await creditBillService(tx).open(customerId)).some(({ overdueAt }) => overdueAt !== null);
      const said = hasOverdue ? '账期已解冻；有逾期账单，还清后可以使用账期下单。' : '账期已解冻，可以继续使用账期下单。';
      await stop(customerId, 'unfreeze', why, '账期已解冻', said);
      await creditService(tx).follow(customerId, hasOverdue);
    },
    close: (customerId: number, why: string) => stop(customerId, 'close', why, '账期已关闭', `账期已关闭：${why}`),
  };
};
