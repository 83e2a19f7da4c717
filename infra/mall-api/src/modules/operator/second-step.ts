import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { sealedWith } from '../../database/sealed.ts';
import { type OperatorRow, operatorRepository } from './operator.repository.ts';
import { stepOf } from './totp.ts';

/** Whose the secret of an authenticator is: it opens for nobody else. */
export const ownerOfSecret = (operatorId: number) => `operator ${operatorId}`;

/** Keeps the secrets of authenticators. */
export const sealedSteps = (installationKey: Buffer) => sealedWith(installationKey, 'second step of operators');

/** The second step of signing in (rule operator 11): codes of an authenticator and recovery codes, each counts once. */
export function secondSteps(installationKey: Buffer) {
  const sealed = sealedSteps(installationKey);
  const hashOf = (operatorId: number, code: string) =>
    createHmac('sha256', installationKey).update(`recovery ${operatorId} ${code}`).digest();
  return {
    sealed,
    hashOf,
    /** Uses a code up, whoever sends it at the same moment. @returns how it was passed, undefined for a wrong or used one */
    async use(
      db: Database,
      { id, secondStep }: Pick<OperatorRow, 'id' | 'secondStep'>,
      code: string,
    ): Promise<'code' | 'recovery' | undefined> {
      if (!secondStep) return undefined;
      const operators = operatorRepository(db);
      if (code.includes('-')) return (await operators.useRecoveryCode(id, hashOf(id, code))) ? 'recovery' : undefined;
      const step = stepOf(sealed.open(secondStep, ownerOfSecret(id)), code);
      return step !== undefined && (await operators.useStep(id, step)) ? 'code' : undefined;
    },
  };
}
export type SecondSteps = ReturnType<typeof secondSteps>;
