import { createHash } from 'node:crypto';
import type { CustomerContract, CustomerContractPaper } from '@mall/api-contract/credit-application';
import type { ApplicationValues } from '@mall/domain/credit-application';
import { capitals, moneyText } from '@mall/domain/money';
import { compactDate } from '@mall/domain/time';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Paper } from '../../papers/paper.ts';
import type { Printer } from '../../papers/printer.ts';
import { accountService } from '../account/account.service.ts';
import { onlyManager } from './application.service.ts';
import type { ContractRow } from './application.types.ts';
import { contractRepository } from './contract.repository.ts';
import { contractPaper, hashOfContract, printedContract } from './contract-paper.ts';
import { contractPasses } from './contract-passes.ts';
import { holdCredit, takeStep, tellManagers } from './take-step.ts';

export interface ContractParts {
  storage: ObjectStorage;
  printer: Printer;
  installationKey: Buffer;
  mallUrl: string;
}

const stateNames = { waiting: '待签署', signed: '已签署', void: '已作废' } as const;
export const contractsPath = '/customer/contracts';

/** A contract for a company's limit; the one that waited is void. In the caller's transaction, under the account's lock. */
export async function issueContract(
  tx: Database,
  customerId: number,
  limit: number,
  values: ApplicationValues,
  letterhead: Paper['letterhead'],
) {
  const contracts = contractRepository(tx);
  await contracts.voidWaiting(customerId);
  const contractNumber = `HT${compactDate(new Date())}-${String(await contracts.nextSequence()).padStart(6, '0')}`;
  await contracts.insert({
    id: opaqueId(),
    contractNumber,
    customerId,
    limitAmount: limit,
    paper: contractPaper(values, limit, letterhead),
  });
}

/** Contracts of companies on their credit: read, signed, printed (rules credit-application 14, 15). */
export const contractService = (db: Database, { storage, printer, installationKey, mallUrl }: ContractParts) => {
  const passes = contractPasses(installationKey);
  const pageUrl = `${mallUrl}${contractsPath}`;
  const view = (row: ContractRow, { isManager, operatorId }: Kp): CustomerContract => ({
    ...{ id: row.id, contractNumber: row.contractNumber, title: row.paper.title, state: row.state, stateName: stateNames[row.state] },
    ...{ limitFen: row.limitAmount, limitAmount: moneyText(row.limitAmount), limitCapitals: capitals(row.limitAmount) },
    ...{ createdAt: row.createdAt, signedAt: row.signedAt, signedBy: row.signedName, fileHash: row.fileHash },
    canSign: row.state === 'waiting' && isManager && operatorId === undefined,
    pdfUrl: passes.of(row.id),
  });
  const paperView = (row: ContractRow, kp: Kp): CustomerContractPaper => ({
    ...view(row, kp),
    contentHash: hashOfContract(row),
    ...{ parties: row.paper.parties, rows: row.paper.rows, clauses: row.paper.clauses },
  });
  /** @throws {MallError} CREDIT_CONTRACT_NOT_FOUND */
  const own = async (tx: Database, { customerId }: Kp, id: string): Promise<ContractRow> => {
    const row = await contractRepository(tx).find(id);
    if (row?.customerId !== customerId) throw new MallError('CREDIT_CONTRACT_NOT_FOUND');
    return row;
  };
  /** The file as it will be kept, printed before anything is locked; undefined where there is nothing to sign. */
  const printToSign = async (kp: Kp, id: string, at = new Date().toISOString()) => {
    const row = await contractRepository(db).find(id);
    if (row?.customerId !== kp.customerId || row.state !== 'waiting' || !kp.isManager) return undefined;
    const { contactName: name } = await accountService(db).facts(kp.kpId);
    return { hash: hashOfContract(row), name, at, pdf: Buffer.from(await printer.pdf(printedContract(row, pageUrl, { name, at }))) };
  };
  return {
    list: async (kp: Kp) => (await contractRepository(db).ofCustomer(kp.customerId)).map((row) => view(row, kp)),
    one: async (kp: Kp, id: string) => paperView(await own(db, kp, id), kp),

    printToSign,
    /**
     * Signs what was read. @param printed what `printToSign` gave
     * @throws {MallError} CREDIT_APPLICATION_NOT_MANAGER, CREDIT_CONTRACT_NOT_FOUND, CREDIT_CONTRACT_NOT_SIGNABLE, CREDIT_CONTRACT_DIFFERS,
     * CREDIT_STEP_REFUSED
     */
    sign: (
      kp: Kp,
      { id, contentHash, ip }: { id: string; contentHash: string; ip: string },
      printed: Awaited<ReturnType<typeof printToSign>>,
    ) =>
      db.transaction(async (tx) => {
        onlyManager(kp);
        await own(tx, kp, id);
        await holdCredit(tx, kp.customerId, 'sign');
        const row = await own(tx, kp, id);
        if (row.state !== 'waiting') throw new MallError('CREDIT_CONTRACT_NOT_SIGNABLE');
        if (hashOfContract(row) !== contentHash || printed?.hash !== contentHash) throw new MallError('CREDIT_CONTRACT_DIFFERS');
        const fileHash = createHash('sha256').update(printed.pdf).digest('hex');
        await storage.write(id, printed.pdf);
        await contractRepository(tx).sign(id, { kpId: kp.kpId, name: printed.name, ip, at: printed.at, fileHash });
        const stepId = await takeStep(tx, kp.customerId, 'sign', { byName: printed.name, note: row.contractNumber });
        await tellManagers(
          tx,
          kp.customerId,
          stepId,
          '账期合同已签署',
          `账期合同${row.contractNumber}已由${printed.name}签署，请完成人脸认证后启用账期。`,
          contractsPath,
        );
        return paperView(await own(tx, kp, id), kp);
      }),

    /** The PDF behind a link: signed, the kept one byte for byte. @throws {Error} what is kept isn't what was signed */
    async file(pass: string): Promise<{ name: string; content: Buffer } | undefined> {
      const id = passes.opens(pass);
      const row = id === undefined ? undefined : await contractRepository(db).find(id);
      if (!row) return undefined;
      const name = `${row.contractNumber}-${row.paper.title}.pdf`;
      if (row.state !== 'signed') return { name, content: Buffer.from(await printer.pdf(printedContract(row, pageUrl, undefined))) };
      const content = await storage.read(row.id);
      if (!content || createHash('sha256').update(content).digest('hex') !== row.fileHash)
        throw new Error(`the signed contract ${row.contractNumber} isn't what was signed`);
      return { name, content };
    },
  };
};
export type ContractService = ReturnType<typeof contractService>;
