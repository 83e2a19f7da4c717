import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../registry/registry.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** Serves releases' files: content-hashed, compressed when they were built, immutable. Old versions stay reachable for pages opened before a deployment. */
export function serveAssets(
  app: FastifyInstance,
  registry: Registry,
  /** Told of a file that its release has and that can't be read. */
  onLost: (ip: string, area: string, version: string) => void = () => {},
) {
  const cache = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (buffer) => buffer.length + 1 });
  const read = async (name: string, version: string, file: string) => {
    const key = `${name}/${version}/${file}`;
    const known = cache.get(key);
    if (known) return known;
    const found = await registry.readFile(name, version, `client/${file}`);
    if (found) cache.set(key, found);
    return found;
  };
  app.get<{ Params: { area: string; version: string; '*': string } }>('/assets/:area/:version/*', async (request, reply) => {
    const { area, version, '*': file } = request.params;
    if (![area, version, ...file.split('/')].every((part) => /^[\w~-][\w.~-]*$/.test(part))) return reply.code(404).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    reply.header('vary', 'accept-encoding').header('access-control-allow-origin', '*');
    for (const { name, suffix } of encodings) {
      if (!accepted.includes(name)) continue;
      const compressed = await read(area, version, `${file}${suffix}`);
      if (compressed) return send(compressed, name);
    }
    const plain = await read(area, version, file);
    if (!plain) {
      const release = await registry.releases.load(area, version);
      if (typeof release !== 'string' && release.release.files[file]) onLost(request.ip, area, version);
      return reply.code(404).header('cache-control', 'no-store').send();
    }
    return send(plain);

    function send(content: Buffer, encoding?: string) {
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(types[file.split('.').pop()!] ?? 'application/octet-stream')
        .send(content);
    }
  });
}
