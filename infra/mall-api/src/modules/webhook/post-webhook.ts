import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { type WebhookMessage, webhookVersion } from '@mall/api-contract/webhook';
import { signatures } from './signature.ts';
import type { Targets } from './target.ts';
import type { EventRow } from './webhook-event.repository.ts';

export interface Post {
  url: string;
  secrets: readonly string[];
  event: EventRow;
  targets: Targets;
  /** From beginning to end, milliseconds. */
  limitMs: number;
  signal?: AbortSignal | undefined;
}

/** What an endpoint answered: `status` is null where no answer came, `error` empty where it took the event. */
export interface PostAnswer {
  status: number | null;
  error: string;
}

const errorCharacters = 300;

/** As declared in packages/api-contract/src/webhook. */
const messageOf = ({ id, type, subject, number, at, data }: EventRow): WebhookMessage => ({
  id,
  type,
  version: webhookVersion,
  timestamp: at,
  subject,
  sequence: number,
  data,
});

/** The beginning of an answer, for the log. However much comes, no more is read. */
async function beginning(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += part as string;
      if (text.length >= errorCharacters) break;
    }
  } catch {
    // It broke off: what came is enough.
  }
  return [...text.slice(0, errorCharacters)].map((one) => (one < ' ' ? ' ' : one)).join('');
}

/** Posts an event, signed (rules webhook 5–7, 11). An answer of 2xx takes it; redirects are not followed. Rejects only when `signal` says so. */
export function postWebhook({ url, secrets, event, targets, limitMs, signal }: Post): Promise<PostAnswer> {
  const body = JSON.stringify(messageOf(event));
  const timestamp = Math.floor(Date.now() / 1000);
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => (signal?.aborted ? reject(error) : resolve({ status: null, error: error.message }));
    const target = new URL(url);
    try {
      targets.check(target);
    } catch (error) {
      return failed(error as Error);
    }
    const post = (target.protocol === 'https:' ? secure : plain)(target, {
      method: 'POST',
      agent: false,
      lookup: targets.lookup,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'mall-webhooks/1',
        'webhook-id': event.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures(secrets, event.id, timestamp, body),
      },
    });
    let answer: IncomingMessage | undefined;
    const late = () => (answer ? answer.destroy() : post.destroy(new Error(`no answer within ${limitMs / 1000} s`)));
    const limit = setTimeout(late, limitMs);
    post
      .on('error', failed)
      .once('close', () => clearTimeout(limit))
      .once('response', async (response) => {
        answer = response.on('error', () => {});
        const status = response.statusCode ?? 0;
        const isTaken = status >= 200 && status < 300;
        const text = isTaken ? '' : await beginning(response);
        post.destroy();
        resolve({ status, error: isTaken ? '' : `answered ${status}${text && `: ${text}`}` });
      })
      .end(body);
  });
}
