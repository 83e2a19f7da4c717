import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Overload } from '../../load/overload.ts';
import { turns } from '../../load/turns.ts';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

// A hash keeps a processor busy for some 30 ms, and a core stays for everything else. A hundred in line are two to three seconds.
const inLine = turns(
  { atOnce: Math.max(1, availableParallelism() - 1), waiting: 100, patienceMs: 4000 },
  (why) => new Overload(`too many passwords to check: ${why}`),
);
const derived = (password: string, nonce: Buffer, { memory, passes, parallelism }: typeof cost, tagLength: number) =>
  inLine.take('', () => derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }));

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password with argon2id, as a PHC string that names its own cost. Few are hashed at once. @throws {Overload} too many wait */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derived(password, nonce, cost, 32);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
}

// Nobody's password: compared with where there is no account, so that an answer takes as long as for one.
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(32))}`;

/** Is it the password? Takes as long without a hash, and is false then. Never inside a transaction. @throws {Overload} too many wait */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? nobody);
  if (!match) return false;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const wanted = Buffer.from(tag, 'base64');
  const got = await derived(
    password,
    Buffer.from(nonce, 'base64'),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    wanted.length,
  );
  return timingSafeEqual(got, wanted) && Boolean(hash);
}
