import { Agent, type IncomingMessage, request } from 'node:http';
import { Agent as SafeAgent, request as safeRequest } from 'node:https';

export interface ApiQuestion {
  method: string;
  headers: Record<string, string>;
  /** Sent unless the method is GET. */
  body: string;
  timeoutMs: number;
  /** Bytes of the answer. */
  atMost: number;
}

export interface ApiAnswer {
  status: number;
  requestId: string;
  /** As it came: it is handed on unread. */
  body: Buffer;
}

// Connections that stay: a page's reads follow each other at once.
const settings = { keepAlive: true, maxSockets: 256, maxFreeSockets: 32 };
const agent = new Agent(settings);
const safeAgent = new SafeAgent(settings);

/**
 * Asks the API for a page that is rendered. Node's own `fetch` takes three times as long for it, in streams and signals that nobody here needs.
 * @throws what went wrong: nobody answered, not in time, too much, or from elsewhere
 */
export function askApi(url: URL, { method, headers, body, timeoutMs, atMost }: ApiQuestion): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const isSafe = url.protocol === 'https:';
    const asked = (isSafe ? safeRequest : request)(url, { method, headers, agent: isSafe ? safeAgent : agent }, take);
    const fail = (why: string) => {
      reject(new Error(`${url.pathname} ${why}`));
      asked.destroy();
    };
    const late = setTimeout(() => fail(`did not answer within ${timeoutMs} ms`), timeoutMs);
    asked.on('error', reject).on('close', () => clearTimeout(late));
    function take(answer: IncomingMessage) {
      const parts: Buffer[] = [];
      let length = 0;
      const { statusCode: status = 0, headers: told } = answer;
      answer.on('error', reject).on('data', (part: Buffer) => {
        length += part.length;
        if (length > atMost) fail(`answered with more than ${atMost} bytes`);
        else parts.push(part);
      });
      answer.on('end', () => resolve({ status, requestId: String(told['x-request-id'] ?? ''), body: Buffer.concat(parts) }));
      if (status >= 300 && status < 400) fail('answered with an address elsewhere');
    }
    asked.end(method === 'GET' ? undefined : body);
  });
}
