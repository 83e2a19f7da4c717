import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FaceCheckPort, faceNotices } from './face-check.ts';

/** The embedded adapter: the console plays the phone. A link names its check under a seal, so nobody guesses one. */
export function embeddedFaceCheck(installationKey: Buffer, mallUrl: string) {
  const seal = (id: string) => createHmac('sha256', installationKey).update(`face check ${id}`).digest('base64url');
  const secret = createHmac('sha256', installationKey).update('face check notices').digest();
  const { sign, isTrue } = faceNotices(secret);
  return {
    launch: async ({ id }) => `${mallUrl}/_console/?${new URLSearchParams({ face: `${id}.${seal(id)}` })}`,
    isTrue,
    sign,
    /** The check that a link names; undefined for a forged one. */
    idOf(token: string): string | undefined {
      const [id = '', given = ''] = token.split('.');
      const [a, b] = [Buffer.from(given), Buffer.from(seal(id))];
      return a.length === b.length && timingSafeEqual(a, b) ? id : undefined;
    },
  } satisfies FaceCheckPort & Record<string, unknown>;
}
export type EmbeddedFaceCheck = ReturnType<typeof embeddedFaceCheck>;
