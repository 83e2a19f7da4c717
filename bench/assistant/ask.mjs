import { request } from 'node:http';

/**
 * Asks one question and waits for the whole answer. @param from the address that it comes from: visitors of one address may ask thirty times a minute together
 * @returns its events, ms until the first byte and until the last
 */
export function ask(address, { headers, body, from = '127.0.0.1' }) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const call = request(
      {
        hostname,
        port,
        path: '/api/ai/mall/chat',
        method: 'POST',
        localAddress: from,
        headers: { 'content-type': 'application/json', ...headers },
      },
      async (answer) => {
        let first = 0;
        let text = '';
        answer.setEncoding('utf8');
        for await (const piece of answer) {
          first ||= performance.now() - started;
          text += piece;
        }
        const lines = text.split('\n\n').filter((line) => line.startsWith('data: {'));
        resolve({ events: lines.map((line) => JSON.parse(line.slice(6))), first, whole: performance.now() - started });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}
