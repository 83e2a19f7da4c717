import { isSkuIssue } from '@mall/domain/after-sales';
import { compactDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { skuRows } from '../product/sku-rows.ts';
import { issueRepository, type NewIssue } from './issue.repository.ts';

/** FK, the day, a running number. */
export const issueNumber = ({ id, createdAt }: { id: number; createdAt: string }): string =>
  `FK${compactDate(createdAt)}-${String(id).padStart(6, '0')}`;

type SkuIssue = Pick<NewIssue, 'skuNumber' | 'primaryType' | 'secondaryType' | 'content' | 'contact'>;

/** Forms about a SKU, or anything else (rule after-sales 12). */
export const issueService = (db: Database) => ({
  /** @throws {MallError} SKU_NOT_FOUND, AFTER_SALES_ISSUE_INVALID */
  async aboutSku({ kpId, customerId }: Kp, issue: SkuIssue): Promise<string> {
    if (!isSkuIssue(issue.primaryType, issue.secondaryType)) throw new MallError('AFTER_SALES_ISSUE_INVALID');
    if (!(await skuRows(db).exists(issue.skuNumber))) throw new MallError('SKU_NOT_FOUND', { skuNumber: issue.skuNumber });
    return issueNumber(await issueRepository(db).insert({ ...issue, kpId, customerId }));
  },
  feedback: async ({ kpId, customerId }: Kp, content: string, contact: string): Promise<string> =>
    issueNumber(await issueRepository(db).insert({ kpId, customerId, skuNumber: '', primaryType: 0, secondaryType: 0, content, contact })),
  page: issueRepository(db).page,
  /** @throws {MallError} NOT_FOUND */
  async answer(id: number, answer: string): Promise<string> {
    const row = await issueRepository(db).answer(id, answer);
    if (!row) throw new MallError('NOT_FOUND', { id });
    return issueNumber(row);
  },
});
