/** The agreements of the mall by their type, which is also their address: `/t/agreement/0` (rule content 9). */
export const agreementType = { user: 0, privacy: 1, credit: 2 } as const;
export type AgreementType = (typeof agreementType)[keyof typeof agreementType];

export const agreementTypes: readonly AgreementType[] = Object.values(agreementType);

/** What everybody with an account agrees to, and what paying on account takes besides (rules content 13, 16). */
export const agreementsOf = {
  account: [agreementType.user, agreementType.privacy],
  credit: [agreementType.credit],
} as const satisfies Record<string, readonly AgreementType[]>;

/** Its page; of one version, where one is named. */
export const agreementUrl = (type: number, version?: number): string =>
  `/t/agreement/${type}${version === undefined ? '' : `?version=${version}`}`;

/** Which text somebody had before them. */
export interface AgreementVersion {
  type: number;
  version: number;
}

/**
 * How does what a person says to have read stand to what is in force?
 * @param inForce the newest version of each agreement that is asked for
 * @returns 'missing' where one was not agreed to at all, 'outdated' where another version of it was
 */
export function judgeAgreements(inForce: readonly AgreementVersion[], seen: readonly AgreementVersion[]): 'ok' | 'missing' | 'outdated' {
  if (inForce.some(({ type }) => !seen.some((one) => one.type === type))) return 'missing';
  const isSeen = ({ type, version }: AgreementVersion) => seen.some((one) => one.type === type && one.version === version);
  return inForce.every(isSeen) ? 'ok' : 'outdated';
}
