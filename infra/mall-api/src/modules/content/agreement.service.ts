import type { Agreement, AgreementHead, AgreementToAccept, NewAgreement } from '@mall/api-contract/content';
import { type AgreementType, type AgreementVersion, agreementsOf, agreementTypes, judgeAgreements } from '@mall/domain/content';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { acceptanceRepository, agreementRepository } from './agreement.repository.ts';

/** What the mall's agreements say, by version (rules content 9–12). */
export const agreementService = (db: Database) => {
  const agreements = agreementRepository(db);
  return {
    inForce: (): Promise<AgreementHead[]> => agreements.inForce(),
    /** @param version the one in force unless named @throws {MallError} AGREEMENT_NOT_FOUND */
    async read(type: number, version?: number): Promise<Agreement> {
      const [found, versions] = await Promise.all([agreements.find(type, version), agreements.versions(type)]);
      if (!found) throw new MallError('AGREEMENT_NOT_FOUND', { type, ...(version === undefined ? {} : { version }) });
      return { ...found, isInForce: found.version === versions[0]!.version, versions };
    },
    /**
     * Publishes the next version, in force at once; it is never changed afterwards. Of two who publish the same version at once one is refused.
     * @throws {MallError} AGREEMENT_NOT_FOUND a type that the mall doesn't have; AGREEMENT_NOT_NEWER not the next version
     */
    async publish(next: NewAgreement): Promise<Agreement> {
      const { type, version } = next;
      if (!agreementTypes.some((one) => one === type)) throw new MallError('AGREEMENT_NOT_FOUND', { type });
      const newest = async () => (await agreements.versions(type))[0]?.version ?? 0;
      if (version !== (await newest()) + 1 || !(await agreements.insert(next)))
        throw new MallError('AGREEMENT_NOT_NEWER', { type, version: await newest() });
      return this.read(type, version);
    },
  };
};

/** Who agreed to what (rules content 13–17; login 27). */
export const acceptanceService = (db: Database) => {
  const acceptances = acceptanceRepository(db);
  const open = (kpId: number, types: readonly AgreementType[]): Promise<AgreementToAccept[]> => acceptances.open(kpId, types);
  return {
    /** What a person has still to agree to, as somebody with an account. */
    toAccept: (kpId: number) => open(kpId, agreementsOf.account),
    /** @throws {MallError} AGREEMENT_NOT_ACCEPTED while the person has not agreed to what is in force of these types */
    async require(kpId: number, types: readonly AgreementType[]): Promise<void> {
      const agreements = await open(kpId, types);
      if (agreements.length > 0) throw new MallError('AGREEMENT_NOT_ACCEPTED', { agreements });
    },
    /**
     * Is this a tick under what is in force? Asked before a code is used up, so that nothing typed is lost.
     * @param seen the versions that were before the person; undefined without a tick
     * @returns what was agreed to, for `keep`
     * @throws {MallError} AGREEMENT_NOT_ACCEPTED, AGREEMENT_OUTDATED with what is in force
     */
    async check(seen: readonly AgreementVersion[] = []): Promise<readonly AgreementVersion[]> {
      const inForce = await agreementRepository(db).inForce(agreementsOf.account);
      const judged = judgeAgreements(inForce, seen);
      if (judged === 'missing')
        throw new MallError('AGREEMENT_NOT_ACCEPTED', { agreements: inForce.map((one) => ({ ...one, acceptedVersion: 0 })) });
      if (judged === 'outdated') throw new MallError('AGREEMENT_OUTDATED', { agreements: inForce });
      return inForce;
    },
    /** Keeps what was checked, in the transaction of what it was agreed to for. Twice is one row, with its first time. */
    keep: (kpId: number, agreed: readonly AgreementVersion[], from: Pick<Caller, 'ip' | 'requestId'>): Promise<void> =>
      acceptances.insert(kpId, agreed, from),
    /**
     * A signed-in person agrees. @returns what is left to agree to
     * @throws {MallError} AGREEMENT_OUTDATED one of these is not in force (any more)
     */
    async accept(kpId: number, seen: readonly AgreementVersion[], from: Pick<Caller, 'ip' | 'requestId'>): Promise<AgreementToAccept[]> {
      const agreements = await agreementRepository(db).inForce(seen.map(({ type }) => type));
      const isInForce = (one: AgreementVersion) => agreements.some(({ type, version }) => type === one.type && version === one.version);
      if (!seen.every(isInForce)) throw new MallError('AGREEMENT_OUTDATED', { agreements });
      await acceptances.insert(kpId, seen, from);
      return open(kpId, agreementsOf.account);
    },
  };
};
