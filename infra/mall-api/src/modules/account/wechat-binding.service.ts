import { randomBytes } from 'node:crypto';
import type { WechatIdentity } from '../../adapters/wechat/wechat.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { hashToken } from './session.service.ts';
import { type WechatProof, wechatAccountRepository } from './wechat-account.repository.ts';

const proofMinutes = 30;

/**
 * WeChat identities and the people they belong to. What the browser gets as `unionId` is an opaque proof, made here after the mall itself
 * has asked WeChat: nobody binds an identity by naming it.
 */
export const wechatBinding = (db: Database) => ({
  kpOf: (unionId: string): Promise<number | undefined> => wechatAccountRepository(db).kpOf(unionId),
  bind: ({ unionId, openId }: WechatIdentity, kpId: number) => wechatAccountRepository(db).bind(unionId, openId, kpId),
  /** A proof for the browser. @param kpId who gave the right password with it @param token what it is called, where one scan must not make many */
  async prove(
    { unionId, openId }: WechatIdentity,
    kpId: number | null = null,
    token = randomBytes(24).toString('base64url'),
  ): Promise<string> {
    await wechatAccountRepository(db).insertProof(hashToken(token), { unionId, openId, kpId }, proofMinutes);
    return token;
  },
  /** What a proof stands for. @throws WECHAT_PROOF_INVALID unknown or older than half an hour */
  async read(token: string): Promise<WechatProof> {
    const proof = await wechatAccountRepository(db).proof(hashToken(token));
    if (!proof) throw new MallError('WECHAT_PROOF_INVALID');
    return proof;
  },
  /** For playing the phone of a person: their identity, made and bound where they have none. */
  async identityOf(kpId: number): Promise<string> {
    const known = await wechatAccountRepository(db).ofKp(kpId);
    if (known) return known;
    const unionId = `embedded-${randomBytes(12).toString('base64url')}`;
    await wechatAccountRepository(db).bind(unionId, unionId, kpId);
    return unionId;
  },
  /** For playing a phone that the mall has never seen. */
  newIdentity: (): string => `embedded-${randomBytes(12).toString('base64url')}`,
  removeExpired: () => wechatAccountRepository(db).deleteExpired(),
});
