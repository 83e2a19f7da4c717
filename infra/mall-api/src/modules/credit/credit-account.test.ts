import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { creditService } from './credit.service.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

test('who names the own company reads its credit; any other, there or not, is refused alike (rule credit 25)', async () => {
  const [own, other] = [await aBuyer(db), await aBuyer(db)];
  await creditService(db).approve(own.kp.customerId, yuan(800));
  const account = (id: number | string, token: string) =>
    mall.get(`/api/customerCredit/GetCurrentCustomerCreditAccountWidthCustomerId/${id}`, token);
  expect((await account(own.kp.customerId, own.token)).body).toMatchObject({ limitFen: yuan(800), availableFen: yuan(800) });
  const refused = { reason: 'CREDIT_ACCOUNT_NOT_YOURS', message: '只能查看本企业的账期额度' };
  for (const id of [own.kp.customerId, 2_147_483_647]) expect(await account(id, other.token)).toMatchObject(refused);
  expect(await account(own.kp.customerId, '')).toMatchObject({ reason: 'NOT_SIGNED_IN' });
  for (const odd of ['0', '-1', '1e9x', '99999999999999999999'])
    expect(await account(odd, own.token)).toMatchObject({ reason: 'BAD_REQUEST' });
});
