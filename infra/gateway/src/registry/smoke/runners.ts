import { createHash, createPrivateKey, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { RunnerRun, SignedSmoke, SmokeRunner } from '@mall/api-contract/platform';
import { PlatformRefusal } from '../platform-refusal.ts';
import type { RegistryStorage } from '../storage/storage.ts';

const idLength = 12;
const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, idLength);

/** @throws INVALID_REQUEST */
function readKey(publicKey: string): KeyObject {
  try {
    const key = createPublicKey(publicKey);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below, like a key of another kind.
  }
  throw new PlatformRefusal('INVALID_REQUEST', '公钥无法读取：需要 PEM 格式的 Ed25519 公钥。', '用 mall runners create --name … 生成。');
}

/** Who may say how a smoke test went. What they say is signed with a key that the registry never sees. */
export class Runners {
  private readonly storage: RegistryStorage;
  private readonly fixed = new Map<string, SmokeRunner>();

  constructor(storage: RegistryStorage) {
    this.storage = storage;
  }

  /** Takes the runner of the gateway's own machine, by the private key beside a registry in a folder. */
  accept(privateKey: string, name: string): void {
    const key = createPublicKey(createPrivateKey(privateKey));
    const publicKey = key.export({ type: 'spki', format: 'pem' }).toString();
    this.fixed.set(idOf(key), { id: idOf(key), name, publicKey, createdAt: '', createdBy: 'setup' });
  }

  /** @param publicKey PEM, Ed25519 @throws INVALID_REQUEST */
  async create(name: string, publicKey: string, createdBy: string): Promise<SmokeRunner> {
    const id = idOf(readKey(publicKey));
    const runner: SmokeRunner = { id, name, publicKey, createdAt: new Date().toISOString(), createdBy };
    if (this.fixed.has(id) || !(await this.storage.create(`runners/${id}.json`, JSON.stringify(runner))))
      throw new PlatformRefusal(
        'INVALID_REQUEST',
        `这个公钥已经登记，编号 ${id}。`,
        '每个运行者用自己的密钥：mall runners create --name …。',
      );
    return runner;
  }

  /** All that ever were, the newest first. */
  async list(): Promise<SmokeRunner[]> {
    const kept = await Promise.all((await this.storage.list('runners/')).map((key) => this.read(key)));
    const all = [...kept.filter((one) => one !== undefined), ...this.fixed.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return Promise.all(
      all.map(async (one) => {
        const last = await this.lastRun(one.id);
        return last ? { ...one, last } : one;
      }),
    );
  }

  /** Notes what a runner ran last. */
  async noteRun(id: string, run: RunnerRun): Promise<void> {
    await this.storage.write(`runner-runs/${id}.json`, JSON.stringify(run));
  }

  async lastRun(id: string): Promise<RunnerRun | undefined> {
    const text = await this.storage.read(`runner-runs/${id}.json`);
    return text && (JSON.parse(text.toString()) as RunnerRun);
  }

  /** What it signs from now on is worth nothing. @throws UNKNOWN_RUNNER */
  async revoke(id: string): Promise<SmokeRunner> {
    const runner = await this.read(`runners/${id}.json`);
    if (!runner)
      throw new PlatformRefusal(
        'UNKNOWN_RUNNER',
        `没有编号为 ${id} 的运行者。`,
        '用 mall runners 查看；网关自己的密钥随数据文件夹一起更换。',
      );
    const revoked = { ...runner, revokedAt: runner.revokedAt ?? new Date().toISOString() };
    await this.storage.write(`runners/${id}.json`, JSON.stringify(revoked));
    return revoked;
  }

  /** Whose signature this is; undefined where it is nobody's who may sign. */
  async signerOf({ statement, signature, runner: id }: SignedSmoke): Promise<SmokeRunner | undefined> {
    const runner = this.fixed.get(id) ?? (await this.read(`runners/${id}.json`));
    if (!runner || runner.revokedAt) return undefined;
    return verify(null, Buffer.from(statement), runner.publicKey, Buffer.from(signature, 'base64url')) ? runner : undefined;
  }

  private async read(key: string): Promise<SmokeRunner | undefined> {
    const text = await this.storage.read(key);
    return text && (JSON.parse(text.toString()) as SmokeRunner);
  }
}
