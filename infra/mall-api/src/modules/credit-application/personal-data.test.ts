import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { embeddedIdCheck } from '../../adapters/id-check/id-check.ts';
import { personalSeal, readDataKeys } from '../../database/personal-seal.ts';
import { aCompany } from '../../testing/a-company.ts';
import { anApplication, testingIdNumber } from '../../testing/a-credit-application.ts';
import { testingInstallationKey } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { fileService } from '../file/file.service.ts';
import { applicationService } from './application.service.ts';

const db = await testingDatabase();
const [older, newer] = [`2026:${randomBytes(32).toString('base64')}`, `2027:${randomBytes(32).toString('base64')}`];
const storage = { write: async () => {}, readPart: async () => undefined, read: async () => undefined, remove: async () => {} };
const files = fileService(db, { storage, installationKey: testingInstallationKey });
const under = (keys: string) => applicationService(db, { files, seal: personalSeal(readDataKeys(keys)), idCheck: embeddedIdCheck() });

test('a key is replaced: what the older one sealed still opens, is sealed anew, and the older one may go (rule credit-application 8)', async () => {
  const { kp } = await aCompany(db);
  const { legalPerson: values } = await anApplication(db, kp);
  const typed = { section: 'legalPerson', version: 0, values, read: undefined } as const;
  await under(older).save(kp, { typed, isSubmit: false, workflowId: undefined, person: undefined });
  await expect(under(newer).whole(kp.customerId)).rejects.toThrow('no key 2026');
  expect((await under(`${newer},${older}`).whole(kp.customerId)).idNumber).toBe(testingIdNumber);
  expect(await under(`${newer},${older}`).resealOld()).toBe(1);
  expect(await under(`${newer},${older}`).resealOld()).toBe(0);
  expect((await under(newer).whole(kp.customerId)).idNumber).toBe(testingIdNumber);
});

test('what is sealed for one company opens for no other, and changed bytes open for nobody', async () => {
  const [one, other] = [(await aCompany(db)).kp, (await aCompany(db)).kp];
  for (const kp of [one, other]) {
    const typed = { section: 'bank', version: 0, values: (await anApplication(db, kp)).bank, read: undefined } as const;
    await under(older).save(kp, { typed, isSubmit: false, workflowId: undefined, person: undefined });
  }
  await db.sql`update credit_application_section set sealed = (select sealed from credit_application_section where customer_id = ${one.customerId})
    where customer_id = ${other.customerId}`;
  await expect(under(older).whole(other.customerId)).rejects.toThrow('personal data');
  await db.sql`update credit_application_section set sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20)) where customer_id = ${one.customerId}`;
  await expect(under(older).whole(one.customerId)).rejects.toThrow('personal data');
});

test.each([
  ['2026:short', 'of 32 bytes'],
  [`2026:${randomBytes(32).toString('base64')},2026:${randomBytes(32).toString('base64')}`, 'twice'],
  [`a b:${randomBytes(32).toString('base64')}`, 'of 32 bytes'],
])('keys that make no sense are refused at the start: %#', (text, words) => expect(() => readDataKeys(text)).toThrow(words));
