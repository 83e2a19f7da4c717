import { createHash, randomBytes } from 'node:crypto';
import type { PlatformToken as Token } from '@mall/api-contract/platform';
import { PlatformRefusal } from './platform-refusal.ts';
import type { RegistryStorage } from './storage/storage.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const idLength = 12;

/** Tokens of teams and administrators; a revoked one is kept, so that the audit can still name it. */
export class Tokens {
  private readonly storage: RegistryStorage;
  private readonly fixed = new Map<string, Token>();

  constructor(storage: RegistryStorage) {
    this.storage = storage;
  }

  /** Takes an administrator's token that is kept outside of the storage: the file beside a folder, or a setting. */
  accept(token: string, name: string) {
    const hash = hashOf(token);
    this.fixed.set(hash, { id: hash.slice(0, idLength), area: '*', name, createdAt: '', createdBy: 'setup' });
  }

  /** Makes a token; this is the only time it can be read. */
  async create(area: string, name: string, createdBy: string): Promise<Token & { token: string }> {
    const token = `mall_${randomBytes(32).toString('base64url')}`;
    const hash = hashOf(token);
    const kept: Token = { id: hash.slice(0, idLength), area, name, createdAt: new Date().toISOString(), createdBy };
    await this.storage.create(`tokens/${hash}.json`, JSON.stringify(kept));
    return { ...kept, token };
  }

  /** Whose token this is; undefined where nobody's or where it was revoked. */
  async find(token: string): Promise<Token | undefined> {
    const hash = hashOf(token);
    const fixed = this.fixed.get(hash);
    if (fixed) return fixed;
    const kept = await this.readToken(`tokens/${hash}.json`);
    return kept?.revokedAt ? undefined : kept;
  }

  /** All tokens ever made, without the tokens themselves. */
  async list(): Promise<Token[]> {
    const kept = await Promise.all((await this.storage.list('tokens/')).map((key) => this.readToken(key)));
    return kept.filter((token) => token !== undefined).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  /** Ends a token at once, on every gateway. @throws UNKNOWN_TOKEN */
  async revoke(id: string): Promise<Token> {
    const key = (await this.storage.list(`tokens/${id}`))[0];
    const token = id.length === idLength && key ? await this.readToken(key) : undefined;
    if (!token || !key)
      throw new PlatformRefusal('UNKNOWN_TOKEN', `没有编号为 ${id} 的令牌。`, '用 GET /_platform/tokens 查看所有令牌的编号。');
    const revoked = { ...token, revokedAt: token.revokedAt ?? new Date().toISOString() };
    await this.storage.write(key, JSON.stringify(revoked));
    return revoked;
  }

  private async readToken(key: string): Promise<Token | undefined> {
    const text = await this.storage.read(key);
    return text ? (JSON.parse(text.toString()) as Token) : undefined;
  }
}
