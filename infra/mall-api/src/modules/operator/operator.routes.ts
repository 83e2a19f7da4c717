import { accountCalls } from '@mall/api-contract/account';
import { operatorCalls as calls } from '@mall/api-contract/operator';
import type { FastifyInstance } from 'fastify';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { Database } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { sessionService } from '../account/session.service.ts';
import { actorOfAct } from '../staff/staff-acts.service.ts';
import { accountEntries } from './account-entry.service.ts';
import { enterAccountService } from './enter-account.service.ts';
import { operatorService } from './operator.service.ts';
import { operatorAccounts } from './operator-accounts.service.ts';
import { secondSteps } from './second-step.ts';
import { signInService } from './sign-in.service.ts';
import { staffKeyService } from './staff-key.service.ts';

export interface OperatorParts {
  db: Database;
  captchas: CaptchaPort;
  installationKey: Buffer;
}

/** Signing in, in two steps; what the platform asks about operators; and their accounts and keys. */
export function operatorRoutes(app: FastifyInstance, parts: OperatorParts) {
  const { db, captchas, installationKey } = parts;
  const steps = secondSteps(installationKey);
  const signIn = signInService(db, captchas, steps);
  const operators = operatorService(db);
  route(app, calls.signIn, ({ account, password, ...captcha }, caller) => signIn.begin(account, password, captcha, caller));
  route(app, calls.setNewPassword, ({ ticket, password }, caller) => signIn.setPassword(ticket, password, caller));
  route(app, calls.beginEnrolment, ({ ticket }) => signIn.beginEnrolment(ticket));
  route(app, calls.finishEnrolment, ({ ticket, code }, caller) => signIn.finishEnrolment(ticket, code, caller));
  route(app, calls.verifySecondStep, ({ ticket, code }, caller) => signIn.verify(ticket, code, caller));
  route(app, calls.signOut, async (_input, { token }) => {
    if (token) await sessionService(db).close(token);
    return true;
  });
  route(app, accountCalls.loginAsCustomer, ({ link, account, password, ...rest }, caller) => {
    if (link !== undefined) return accountEntries(db).enter(link, caller);
    if (!account || !password) throw new MallError('BAD_REQUEST', { field: account ? 'password' : 'account', problem: '不能为空' });
    return enterAccountService(db, captchas, steps).enter({ account, password, ...rest }, caller);
  });
  route(app, calls.getOperator, (_input, caller) => operators.current(caller));
  route(app, calls.recordAct, ({ act, subject, details = {} }, caller) => operators.record(caller, { act, subject, details }));
  accountRoutes(app, db);
}

function accountRoutes(app: FastifyInstance, db: Database) {
  const accounts = operatorAccounts(db);
  const keys = staffKeyService(db);
  const by = (caller: StaffCaller, why: string | undefined) => ({ ...actorOfAct(caller), why });
  const nameOf = async ({ staff: { operatorId, keyId } }: StaffCaller) => {
    const names = await operatorService(db).names(operatorId === undefined ? [] : [operatorId], keyId === undefined ? [] : [keyId]);
    return names.operators.get(operatorId ?? 0) ?? names.keys.get(keyId ?? 0) ?? '';
  };
  route(app, calls.listOperators, () => accounts.list());
  route(app, calls.addOperator, ({ why, ...account }, caller) => accounts.add(account, by(caller, why)));
  route(app, calls.changeOperator, ({ id, why, ...change }, caller) => accounts.change(id, change, by(caller, why)));
  route(app, calls.resetOperator, ({ id, why }, caller) => accounts.reset(id, by(caller, why)));
  route(app, calls.listKeys, () => keys.list());
  route(app, calls.addKey, async ({ name, roles, days = 365, why }, caller) =>
    keys.add(name, roles, days, await nameOf(caller), by(caller, why)),
  );
  route(app, calls.endKey, ({ id, why }, caller) => keys.end(id, by(caller, why)));
}
