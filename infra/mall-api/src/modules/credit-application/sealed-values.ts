import { type ApplicationSection, type ApplicationValues, fieldsOf, isSecretField, maskSecret } from '@mall/domain/credit-application';
import type { PersonalSeal, Sealed } from '../../database/personal-seal.ts';
import type { SectionRow } from './application.types.ts';

const ownerOf = (customerId: number, section: ApplicationSection) => `credit ${customerId} ${section}`;
const secretsOf = (section: ApplicationSection) => fieldsOf(section).filter(([, field]) => isSecretField(field));

/** The numbers of an application that identify persons and accounts: kept sealed, beside their masks (rule credit-application 8). */
export const sealedValues = (seal: PersonalSeal) => ({
  /** What a part holds, secrets in full. */
  open(customerId: number, { section, fieldValues, sealed, keyId }: Pick<SectionRow, 'section' | 'fieldValues' | 'sealed' | 'keyId'>) {
    if (sealed === null || keyId === null) return fieldValues;
    return { ...fieldValues, ...(JSON.parse(seal.open({ keyId, sealed }, ownerOf(customerId, section))) as ApplicationValues) };
  },
  /** A part to be kept: masks in the open, secrets sealed. @param values in full */
  close(
    customerId: number,
    section: ApplicationSection,
    values: ApplicationValues,
  ): { values: ApplicationValues; sealed: Sealed | undefined } {
    const secrets = secretsOf(section).filter(([name]) => values[name]);
    if (secrets.length === 0) return { values, sealed: undefined };
    const masks = Object.fromEntries(secrets.map(([name, field]) => [name, maskSecret(field, values[name]!)]));
    const secret = Object.fromEntries(secrets.map(([name]) => [name, values[name]]));
    return { values: { ...values, ...masks }, sealed: seal.seal(JSON.stringify(secret), ownerOf(customerId, section)) };
  },
  /** The same under the newest key. */
  again: (customerId: number, section: ApplicationSection, kept: Sealed): Sealed =>
    seal.seal(seal.open(kept, ownerOf(customerId, section)), ownerOf(customerId, section)),
});
