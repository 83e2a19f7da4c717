import { createHash, randomBytes } from 'node:crypto';
import type { EndingToken, PlatformToken as Token } from '@mall/api-contract/platform';
import { PlatformRefusal } from './platform-refusal.ts';
import type { RegistryStorage } from './storage/storage.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const idLength = 12;
const dayMs = 24 * 3600 * 1000;
/** How long a token holds where nobody says otherwise. */
export const tokenDays = { usual: 90, most: 365 } as const;
/** So long before its end it is told, and so long after it why it is refused. */
const noticeMs = 14 * dayMs;
const listedForMs = 60_000;

/** When a token ends; those of a time when tokens had no end, a year after they were made. Undefined for those of the set-up. */
const endOf = ({ expiresAt, createdAt }: Token) =>
  expiresAt ?? (createdAt ? new Date(Date.parse(createdAt) + tokenDays.most * dayMs).toISOString() : undefined);

/** Does it end within two weeks? @returns when, ISO time */
export function endsSoon({ expiresAt }: Pick<Token, 'expiresAt'>, now = Date.now()): string | undefined {
  return expiresAt && Date.parse(expiresAt) - now < noticeMs ? expiresAt : undefined;
}

/** Tokens of teams and administrators; a revoked one is kept, so that the audit can still name it. */
export class Tokens {
  private readonly storage: RegistryStorage;
  private readonly fixed = new Map<string, Token>();
  private readonly now: () => number;
  private listed: { at: number; tokens: Promise<Token[]> } | undefined;

  constructor(storage: RegistryStorage, now: () => number = Date.now) {
    this.storage = storage;
    this.now = now;
  }

  /** Takes an administrator's token that is kept outside of the storage: the file beside a folder, or a setting. */
  accept(token: string, name: string) {
    const hash = hashOf(token);
    this.fixed.set(hash, { id: hash.slice(0, idLength), area: '*', name, createdAt: '', createdBy: 'setup' });
  }

  /** Makes a token; this is the only time it can be read. @param days until it ends */
  async create(area: string, name: string, createdBy: string, days: number = tokenDays.usual): Promise<Token & { token: string }> {
    const token = `mall_${randomBytes(32).toString('base64url')}`;
    const hash = hashOf(token);
    const [createdAt, expiresAt] = [this.now(), this.now() + days * dayMs].map((time) => new Date(time).toISOString()) as [string, string];
    const kept: Token = { id: hash.slice(0, idLength), area, name, createdAt, createdBy, expiresAt };
    this.listed = undefined;
    await this.storage.create(`tokens/${hash}.json`, JSON.stringify(kept));
    return { ...kept, token };
  }

  /** Whose token this is; undefined where nobody's, or where it was revoked or ended. */
  async find(token: string): Promise<Token | undefined> {
    const kept = await this.known(token);
    return kept?.revokedAt || this.hasEnded(kept) ? undefined : kept;
  }

  /** When a token ended that is worth nothing for that reason alone. */
  async endedAt(token: string): Promise<string | undefined> {
    const kept = await this.known(token);
    return !kept?.revokedAt && this.hasEnded(kept) ? kept?.expiresAt : undefined;
  }

  /** Tokens that end within two weeks or ended in the last two, the soonest first; asked of the storage once a minute. */
  async ending(): Promise<EndingToken[]> {
    const now = this.now();
    if (!this.listed || now - this.listed.at > listedForMs) this.listed = { at: now, tokens: this.list() };
    const tokens = await this.listed.tokens.catch(() => []);
    return tokens
      .filter((one) => !one.revokedAt && endsSoon(one, now) && Date.parse(one.expiresAt!) > now - noticeMs)
      .map(({ id, area, name, expiresAt }) => ({ id, area, name, expiresAt: expiresAt! }))
      .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
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
    this.listed = undefined;
    const revoked = { ...token, revokedAt: token.revokedAt ?? new Date().toISOString() };
    await this.storage.write(key, JSON.stringify(revoked));
    return revoked;
  }

  private async known(token: string): Promise<Token | undefined> {
    const hash = hashOf(token);
    return this.fixed.get(hash) ?? (await this.readToken(`tokens/${hash}.json`));
  }

  private hasEnded(token: Token | undefined): boolean {
    return token?.expiresAt !== undefined && Date.parse(token.expiresAt) <= this.now();
  }

  private async readToken(key: string): Promise<Token | undefined> {
    const text = await this.storage.read(key);
    if (!text) return undefined;
    const token = JSON.parse(text.toString()) as Token;
    const expiresAt = endOf(token);
    return { ...token, ...(expiresAt ? { expiresAt } : {}) };
  }
}
