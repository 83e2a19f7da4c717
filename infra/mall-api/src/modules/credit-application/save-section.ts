import {
  type ApplicationField,
  type ApplicationFieldName,
  type ApplicationSection,
  type ApplicationValues,
  fieldsOf,
  tidyValue,
  typedFaults,
} from '@mall/domain/credit-application';
import { shanghaiDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { FileService } from '../file/file.service.ts';
import { applicationRepository } from './application.repository.ts';
import type { sealedValues } from './sealed-values.ts';

export interface TypedSection {
  section: ApplicationSection;
  /** Of what was edited. */
  version: number;
  values: ApplicationValues;
  read: readonly ApplicationFieldName[] | undefined;
}

interface Parts {
  files: FileService;
  sealed: ReturnType<typeof sealedValues>;
}

/** What was typed into a part, tidied. @throws {MallError} CREDIT_APPLICATION_INVALID for what is wrong, or belongs to another part */
function tidied(section: ApplicationSection, typed: ApplicationValues): ApplicationValues {
  const fields = new Map<string, ApplicationField>(fieldsOf(section));
  const strange = Object.keys(typed).filter((name) => !fields.has(name));
  const values = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (fields.has(name) ? [[name, tidyValue(fields.get(name)!, value)]] : [])),
  ) as ApplicationValues;
  const faults = [
    ...strange.map((field) => ({ section, field, words: '不属于这一步' })),
    ...typedFaults(section, values, shanghaiDate(new Date())),
  ];
  if (faults.length > 0) throw new MallError('CREDIT_APPLICATION_INVALID', { faults });
  return values;
}

/**
 * Saves a part, under the account's lock: what isn't named stays. Another version than the one that was edited is refused, so two pages never overwrite each
 * other unseen (rule credit-application 3).
 * @returns what the part holds now, secrets in full
 * @throws {MallError} CREDIT_APPLICATION_CHANGED, CREDIT_APPLICATION_INVALID, FILE_NOT_FOUND
 */
export async function saveSection(tx: Database, kp: Kp, typed: TypedSection, { files, sealed }: Parts): Promise<ApplicationValues> {
  const { section, version, read } = typed;
  const { customerId, kpId } = kp;
  const applications = applicationRepository(tx);
  const row = (await applications.sections(customerId)).find((one) => one.section === section);
  if ((row?.version ?? 0) !== version) throw new MallError('CREDIT_APPLICATION_CHANGED', { section, version: row?.version ?? 0 });
  const changes = tidied(section, typed.values);
  const before: ApplicationValues = row ? sealed.open(customerId, row) : {};
  const values: ApplicationValues = { ...before, ...changes };

  const ofFiles = fieldsOf(section).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : []));
  const brought = ofFiles.flatMap((name) => (values[name] && values[name] !== before[name] ? [values[name]] : []));
  const strange = (await files.find(brought, customerId)).find(({ purpose }) => purpose !== 'identity');
  if (strange) throw new MallError('FILE_NOT_FOUND');
  await files.use(tx, brought, customerId);
  await files.release(
    tx,
    ofFiles.flatMap((name) => (before[name] && before[name] !== values[name] ? [before[name]] : [])),
  );

  const changed = Object.keys(changes).filter((name) => changes[name as ApplicationFieldName] !== before[name as ApplicationFieldName]);
  const stillRead = (read ?? (row?.readFields ?? []).filter((name) => !changed.includes(name))).filter(
    (name) => values[name as ApplicationFieldName],
  );
  const own = new Set<string>(fieldsOf(section).map(([name]) => name));
  const kept = sealed.close(customerId, section, values);
  await applications.save(customerId, section, { ...kept, read: stillRead.filter((name) => own.has(name)), kpId });
  return values;
}
