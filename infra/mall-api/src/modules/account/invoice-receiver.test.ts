import { expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { invoiceReceiverService } from './invoice-receiver.service.ts';

const db = await testingDatabase();
const receivers = invoiceReceiverService(db);
const someone = (name: string, isDefault = false) => ({ receiver: name, phone: '13800000000', email: `${name}@example.com`, isDefault });

test('one of a company’s receivers is its default, whoever is added, chosen and removed at once (rule invoice 7)', async () => {
  const { customerId } = (await aCompany(db)).kp;
  const all = await Promise.all(['a', 'b', 'c'].map((name) => receivers.save(customerId, someone(name, true))));
  expect((await receivers.list(customerId)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  await receivers.makeDefault(customerId, all[0]!.id);
  expect(await receivers.default(customerId)).toMatchObject({ receiver: 'a' });
  await receivers.remove(customerId, all[0]!.id);
  expect(await receivers.default(customerId)).toBeDefined();
  const changed = await receivers.save(customerId, { id: all[1]!.id, receiver: ' 乙 ', phone: '13900000000', email: 'b@example.com' });
  expect(changed).toMatchObject({ receiver: '乙', phone: '13900000000' });
});

test('another company’s receiver is not found; the 21st is refused', async () => {
  const [own, stranger] = [(await aCompany(db)).kp.customerId, (await aCompany(db)).kp.customerId];
  const { id } = await receivers.save(own, someone('a'));
  for (const attempt of [
    () => receivers.remove(stranger, id),
    () => receivers.makeDefault(stranger, id),
    () => receivers.save(stranger, { id, ...someone('x') }),
  ])
    await expect(attempt()).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  for (let count = 1; count < 20; count += 1) await receivers.save(own, someone(`n${count}`));
  await expect(receivers.save(own, someone('late'))).rejects.toMatchObject({ reason: 'INVOICE_RECEIVER_TOO_MANY' });
});
