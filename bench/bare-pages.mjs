import { request as ask, createServer } from 'node:http';
import { brotliCompressSync, gunzipSync } from 'node:zlib';

/** A page without its scripts. Its data, which is a script element too, goes with them. */
export const withoutScripts = (html) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');

const bodyOf = async (answer) => {
  const parts = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/**
 * Serves the site with the script elements of its pages taken out, on a port of its own: what such a page costs is the page itself, whatever brings it to
 * life. Pages are kept once asked for, as the gateway keeps its own; everything else is passed on.
 * @returns the address, and how to stop it
 */
export async function serveBarePages(site) {
  const { port } = new URL(site);
  const kept = new Map();
  const forward = (request, headers) =>
    new Promise((resolve, reject) => {
      const asked = ask({ host: '127.0.0.1', port, path: request.url, method: request.method, headers }, resolve).on('error', reject);
      request.pipe(asked);
    });
  async function pageOf(request) {
    const known = kept.get(request.url);
    if (known) return known;
    const answer = await forward(request, { ...request.headers, 'accept-encoding': 'gzip' });
    const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
    const body = brotliCompressSync(withoutScripts((await bodyOf(answer)).toString()));
    const page = [
      { 'content-type': type, 'content-security-policy': policy, 'content-encoding': 'br', 'content-length': body.length },
      body,
    ];
    kept.set(request.url, page);
    return page;
  }
  const server = createServer(async (request, response) => {
    try {
      if (request.headers['sec-fetch-dest'] === 'document') {
        const [headers, body] = await pageOf(request);
        return response.writeHead(200, headers).end(body);
      }
      const answer = await forward(request, request.headers);
      answer.pipe(response.writeHead(answer.statusCode, answer.headers));
    } catch {
      response.writeHead(502).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections()),
  };
}
