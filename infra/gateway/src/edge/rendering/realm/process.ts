import { Buffer } from 'node:buffer';
import { Server, Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { compileFunction, constants, createContext, runInContext, Script } from 'node:vm';
import { encodeFrame, type Frame, frameReader, kinds } from '../frames.ts';
import type { Build, Host, Realm } from './host.ts';

/** An area's process: its build runs in a realm of its own, whose only door is this one. `realmCode` and what is imported stands around it as text. */
declare const realmCode: string;

const door = new Socket({ fd: 3 });
const send = (frame: Frame) => void door.write(encodeFrame(frame));

// Whoever got out of its realm finds no network either.
for (const shut of [Socket.prototype, Server.prototype] as { connect?: unknown; listen?: unknown }[])
  for (const name of ['connect', 'listen'] as const)
    if (name in shut)
      Object.defineProperty(shut, name, {
        value: () => {
          throw new Error('there is no network here');
        },
      });

const context = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
const host: Host = {
  send: (id, kind, ...texts) => send({ id: Number(id), kind: Number(kind), texts: texts.map(String) }),
  later: (ms, timer) => void setTimeout(() => realm.fire(timer), Number(ms)),
  now: () => performance.now(),
  parseUrl: (text, base) => {
    const url = URL.parse(String(text), base === undefined ? undefined : String(base));
    if (!url) return '';
    const { href, origin, protocol, username, password, host: whole, hostname, port, pathname, search, hash } = url;
    return JSON.stringify({ href, origin, protocol, username, password, host: whole, hostname, port, pathname, search, hash });
  },
  utf8: (text) => Buffer.from(String(text)).toString('latin1'),
};
const begin = new Script(`${realmCode};beginRealm`, { filename: 'realm.js' }).runInContext(context) as (host: Host) => Realm;
const realm = begin(host);

const textOf = (error: unknown) => {
  try {
    return String((error as Error | null)?.stack ?? error).slice(0, 4000);
  } catch {
    return 'a fault that can not be told';
  }
};
// A promise or timer that outlives its page belongs to nobody: it must not end the pages of others.
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => send({ id: 0, kind: kinds.stray, texts: [textOf(error)] }));

const compile = (code: string, filename: string) =>
  compileFunction(code, ['module', 'exports', 'require'], { parsingContext: context, filename }) as unknown as Build;

function take({ id, kind, texts }: Frame) {
  if (kind === kinds.ping) return send({ id, kind: kinds.pong, texts: [] });
  if (kind === kinds.rest) {
    setFlagsFromString('--expose-gc');
    const collect = runInContext('gc', createContext({})) as () => void;
    setFlagsFromString('--no-expose-gc');
    return collect();
  }
  try {
    if (kind !== kinds.start) return realm.take(id, kind, ...texts);
    const [area, shellCode, areaCode] = texts as [string, string, string];
    const widgets = realm.start(
      area,
      compile(shellCode, 'shell/server.cjs'),
      areaCode ? compile(areaCode, `${area}/server.cjs`) : undefined,
    );
    return send({ id, kind: kinds.ready, texts: [String(widgets)] });
  } catch (error) {
    return send({ id, kind: kinds.fault, texts: [textOf(error)] });
  }
}

door.on('data', frameReader(64 * 1024 * 1024, take));
door.on('error', () => process.exit(0));
// The gateway is gone.
door.on('end', () => process.exit(0));
