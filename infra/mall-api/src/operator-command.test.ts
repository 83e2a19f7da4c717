import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { keyCommand } from './key-command.ts';
import { operatorCommand } from './operator-command.ts';
import { aMall } from './testing/a-mall.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const env = { ...process.env, DATABASE_URL: db.url };
const operator = (...argv: string[]) => operatorCommand(argv, env);
const key = (...argv: string[]) => keyCommand(argv, env);
const he = ['he.jun', '--name', '何军', '--employee', 'E-77'];

test('the first operator is an administrator with a one-time password, made by a program of its own', async () => {
  await expect(operator('add', ...he, '--roles', 'sales')).rejects.toThrow('has to be an administrator');
  await expect(operator('add', ...he, '--roles', 'sales,boss')).rejects.toThrow("'boss' is no role");
  await expect(operator('add', 'He!', '--name', '何军', '--employee', 'E-77', '--roles', 'administrator')).rejects.toThrow('an account is');
  await expect(operator('add', 'he.jun', '--roles', 'administrator')).rejects.toThrow('--name');
  expect(await operator('list')).toBe('there are no operators yet');
  const program = join(import.meta.dirname, '../../cli/bin/mall.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'operator', 'add', ...he, '--roles', 'administrator'], { env });
  const password = /^ {4}(\S{19})$/m.exec(stdout)![1]!;
  const { body } = (await app.inject({ method: 'POST', url: '/api/operator/SignIn', payload: { account: 'he.jun', password } })).json();
  expect(body.next).toBe('newPassword');
  await expect(operator('add', ...he, '--roles', 'sales')).rejects.toThrow('账号或工号已存在 (account)');
});

test('accounts are listed, changed, disabled, enabled and reset, and that is kept as done at the machine', async () => {
  await operator('add', 'li.na', '--name', '李娜', '--employee', 'E-78', '--roles', 'sales', '--why', '新同事');
  expect(await operator('roles', 'li.na', 'credit,finance')).toBe('li.na: credit, finance');
  expect(await operator('disable', 'li.na')).toBe('li.na was disabled');
  expect(await operator('list')).toContain('li.na\t李娜\tE-78\tcredit,finance\tdisabled');
  expect(await operator('enable', 'li.na')).toBe('li.na was enabled');
  expect(await operator('reset', 'li.na')).toMatch(/^ {4}\S{19}$/m);
  await expect(operator('disable', 'nobody')).rejects.toThrow("there is no operator 'nobody'");
  await expect(operator('dance')).rejects.toThrow('npx mall operator add');
  const acts = await db.sql`select act, operator_id, key_id, why from staff_act where subject = 'li.na' order by id`;
  expect(acts.map(({ act }) => act)).toEqual(['addOperator', 'changeOperator', 'changeOperator', 'changeOperator', 'resetOperator']);
  expect(acts[0]).toEqual({ act: 'addOperator', operatorId: null, keyId: null, why: '新同事' });
});

test('the last administrator stays one, but gets a new password at the machine: nobody is locked out for ever', async () => {
  await db.sql`update operator set password_expires_at = null, second_step = 'x' where account = 'he.jun'`;
  await expect(operator('disable', 'he.jun')).rejects.toThrow('至少要保留一位可用的管理员');
  await expect(operator('roles', 'he.jun', 'sales')).rejects.toThrow('至少要保留一位可用的管理员');
  expect(await operator('reset', 'he.jun')).toMatch(/^ {4}\S{19}$/m);
});

test('a key is shown once, listed with its last use, and ended', async () => {
  const shown = await key('add', 'ERP', '--roles', 'warehouse', '--days', '30');
  const [, secret = '', id = ''] = /Bearer (mk_(\d+)_[\w-]{43})/.exec(shown)!;
  const use = async () =>
    (await app.inject({ method: 'POST', url: '/api/staff/ListQueues', headers: { authorization: `Bearer ${secret}` } })).statusCode;
  expect(await use()).toBe(200);
  expect(await key('list')).toMatch(new RegExp(`^${id}\\tERP\\twarehouse\\tuntil .*\\tused `));
  expect(await key('end', id)).toContain('ERP');
  expect(await use()).toBe(401);
  expect(await key('list')).toContain('ended');
  await expect(key('end', '999')).rejects.toThrow('there is no key 999');
  await expect(key('add', 'ERP', '--roles', 'warehouse', '--days', '9999')).rejects.toThrow('--days');
  await expect(key('add', 'ERP')).rejects.toThrow('name the roles');
});
