import { call } from '@mall/mf-kit';

const numberIn = (text: string, pattern: RegExp) => (pattern.test(text) ? Number(text) : undefined);

/**
 * The agreement that an address names: without a type the user agreement, without a version what is in force (rule content 9).
 * @returns undefined for an address that names nothing
 */
export function agreementCall(type: string | undefined, query: URLSearchParams) {
  const kind = numberIn(type ?? '0', /^\d{1,2}$/);
  const asked = query.get('version');
  const version = asked === null ? undefined : numberIn(asked, /^[1-9]\d{0,3}$/);
  if (kind === undefined || (asked !== null && version === undefined)) return undefined;
  return call('content.getAgreement', { type: kind, ...(version === undefined ? {} : { version }) });
}

/** What else is in force, to go from one to the other. */
export const agreementsInForceCall = () => call('content.getAgreementsInForce');
