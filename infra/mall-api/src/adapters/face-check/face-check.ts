import { createHmac, timingSafeEqual } from 'node:crypto';

/** `other`: the face is another person's. */
export const faceResults = ['passed', 'failed', 'other'] as const;
export type FaceResult = (typeof faceResults)[number];

export interface FaceNotice {
  id: string;
  result: FaceResult;
  /** HMAC-SHA256 over `{id}.{result}`, hex. */
  signature: string;
}

/** Holds a face against an ID card (rule outside-world 7). Its result comes as a signed notice. */
export interface FaceCheckPort {
  /** Begins a check. @param check `expiresAt` UTC @returns the address that the code says. @throws {Error} nobody answers */
  launch(check: { id: string; name: string; idNumber: string; expiresAt: string }): Promise<string>;
  /** Did the checker send this? */
  isTrue(notice: FaceNotice): boolean;
}

/** The signature of a notice, and whether one is right. */
export function faceNotices(secret: string | Buffer) {
  const sign = (id: string, result: FaceResult) => createHmac('sha256', secret).update(`${id}.${result}`).digest('hex');
  return {
    sign,
    isTrue({ id, result, signature }: FaceNotice): boolean {
      const [a, b] = [Buffer.from(signature), Buffer.from(sign(id, result))];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
