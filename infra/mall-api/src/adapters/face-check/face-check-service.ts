import { type FaceCheckPort, faceNotices } from './face-check.ts';

/** Settings from the environment: FACE_CHECK_URL, FACE_CHECK_SECRET. */
export interface FaceCheckSettings {
  /** Where `{ id, name, idNumber, expiresAt, noticeUrl }` is posted to; it answers `{ url }`. */
  url: string;
  /** The bearer of those posts, and what notices are signed under. */
  secret: string;
}

const limitMs = 5000;

/** The real adapter: an outside service shows its page on the phone and posts what it found to `noticeUrl`. */
export const faceCheckService = ({ url, secret }: FaceCheckSettings, mallUrl: string, send: typeof fetch = fetch): FaceCheckPort => ({
  async launch(check) {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ ...check, noticeUrl: `${mallUrl}/api/customerCredit/FaceCheckNotice` }),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) throw new Error(`the face check answered ${response.status}`);
    const { url: page } = (await response.json()) as { url?: unknown };
    if (typeof page !== 'string' || !page.startsWith('https://') || page.length > 500) throw new Error('the face check gave no address');
    return page;
  },
  isTrue: faceNotices(secret).isTrue,
});
