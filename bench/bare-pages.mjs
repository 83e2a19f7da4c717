import { request as ask, createServer, get } from 'node:http';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';

const asTheGateway = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A page without its scripts, and without what they would release. Its data, which is a script element too, goes with them. */
const withoutScripts = (html) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replace(' data-unpainted=""', '');

const bodyOf = async (answer) => {
  const parts = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/**
 * Serves the site with the script elements of its pages taken out, on a port of its own: what such a page costs is the page itself, whatever brings it to
 * life. These pages are kept from the start, as the gateway keeps its own; everything else is passed on.
 * @param site the mall's address @param paths of the pages
 * @returns the address, and how to stop it
 */
export async function serveBarePages(site, paths) {
  const { port } = new URL(site);
  const kept = new Map();
  const forward = (request, headers) =>
    new Promise((resolve, reject) => {
      const asked = ask({ host: '127.0.0.1', port, path: request.url, method: request.method, headers }, resolve).on('error', reject);
      request.pipe(asked);
    });
  for (const path of paths) {
    const answer = await new Promise((resolve, reject) =>
      get(site + path, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject),
    );
    const { 'content-type': type, 'content-security-policy': policy, link = '' } = answer.headers;
    const body = brotliCompressSync(withoutScripts((await bodyOf(answer)).toString()), asTheGateway);
    const headers = {
      'content-type': type,
      'content-security-policy': policy,
      'content-encoding': 'br',
      'content-length': body.length,
      link,
    };
    kept.set(path, [headers, body]);
  }
  const server = createServer(async (request, response) => {
    try {
      const [headers, body] = kept.get(request.url) ?? [];
      if (body) return response.writeHead(200, headers).end(body);
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
