import type { lookup as resolveName } from 'node:dns';
import { expect, test } from '@jest/globals';
import { ForbiddenTarget, targets } from './target.ts';

const strict = targets({ networks: [], mayBePlain: false });
const inNames = (addresses: string[]) =>
  ((_name: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof resolveName;
const resolved = (addresses: string[], networks: string[] = []) =>
  new Promise((resolve, reject) =>
    targets({ networks, mayBePlain: false }, inNames(addresses)).lookup('erp.example', { all: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    ),
  );

test.each([
  ...[
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
  ],
  ...[
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
    '[fe80::1]',
  ],
  ...['[fc00::1]', '[fd12:3456::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:4136:e378::1]', '[ff02::1]', '[fec0::1]'],
])('nothing is sent to %s (rule webhook 11)', (host) => {
  expect(() => strict.check(new URL(`https://${host}/x`))).toThrow(ForbiddenTarget);
});

test.each(['1.1.1.1', '203.0.112.1', '[2606:4700::1111]', '[240e::1]', 'erp.example'])('%s is public', (host) => {
  expect(() => strict.check(new URL(`https://${host}/x`))).not.toThrow();
});

test('a name leads nowhere as soon as one of its addresses is private', async () => {
  await expect(resolved(['127.0.0.1'])).rejects.toThrow(ForbiddenTarget);
  await expect(resolved(['1.1.1.1', '::ffff:10.0.0.1'])).rejects.toThrow('::ffff:10.0.0.1');
  expect(await resolved(['1.1.1.1'])).toEqual([{ address: '1.1.1.1', family: 4 }]);
  expect(await resolved(['10.1.2.3'], ['10.1.0.0/16'])).toEqual([{ address: '10.1.2.3', family: 4 }]);
  await expect(resolved(['10.2.2.3'], ['10.1.0.0/16'])).rejects.toThrow(ForbiddenTarget);
});

test('an endpoint is refused when it is made, if its name leads to what is private; one that leads nowhere yet waits', async () => {
  const made = (url: string, found: string[]) =>
    targets({ networks: ['10.1.0.0/16'], mayBePlain: false }, inNames(found)).admit(new URL(url));
  for (const name of ['localhost', 'LOCALHOST', 'localhost.', 'mall.localhost', 'ip6-localhost', 'erp.example'])
    await expect(made(`https://${name}/x`, ['::1', '127.0.0.1'])).rejects.toThrow(ForbiddenTarget);
  await expect(strict.admit(new URL('https://localhost/x'))).rejects.toThrow('no public address');
  await expect(made('https://erp.example/x', ['10.1.2.3'])).resolves.toBeUndefined();
  const nowhere = ((_name: string, _options: object, done: (error: Error) => void) => done(new Error('ENOTFOUND'))) as typeof resolveName;
  const waiting = targets({ networks: [], mayBePlain: false }, nowhere).admit(new URL('https://erp.example/x'));
  await expect(waiting).resolves.toBeUndefined();
});

test('only https, without a password in the address', () => {
  expect(() => strict.check(new URL('http://1.1.1.1/'))).toThrow('https');
  expect(() => strict.check(new URL('ftp://1.1.1.1/'))).toThrow('https');
  expect(() => strict.check(new URL('https://me:secret@erp.example/'))).toThrow('password');
  const lenient = targets({ networks: ['127.0.0.0/8'], mayBePlain: true });
  expect(() => lenient.check(new URL('http://127.0.0.1:3000/'))).not.toThrow();
  expect(() => lenient.check(new URL('http://[::1]:3000/'))).toThrow(ForbiddenTarget);
});

test('a network that is none is refused at the start', () => {
  for (const network of ['10.0.0.0', '10.0.0.0/33', 'office', '::/129'])
    expect(() => targets({ networks: [network], mayBePlain: false })).toThrow('is no network');
});
