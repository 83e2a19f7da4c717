import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from './integrity.ts';
import { PlatformRefusal } from './platform-refusal.ts';
import type { Release } from './release.ts';

const rebuild = '重新构建（mall-webpack build）并再次 mall publish；若反复出现，请检查上传途中是否有代理改动内容。';

/**
 * Holds every uploaded file against area.json: sha384 and sizes are computed anew, compressed copies must unpack to the same bytes,
 * and nothing may be there that area.json does not name.
 * @param contents by path: 'client/main.js', 'client/main.js.br', 'server.cjs', 'maps/main.js.map'
 * @throws UPLOAD_INCOMPLETE, INTEGRITY
 */
export function verifyFiles(release: Release, contents: Map<string, Buffer>): void {
  const wanted = ['server.cjs', ...Object.keys(release.files).map((file) => `client/${file}`)];
  const missing = wanted.filter((path) => !contents.has(path));
  if (missing.length)
    throw new PlatformRefusal(
      'UPLOAD_INCOMPLETE',
      `上传未完成：还缺 ${missing.length} 个文件（${missing.slice(0, 3).join('、')}${missing.length > 3 ? ' 等' : ''}）。`,
      '再次运行 mall publish，它只补传缺少的文件。',
      { missing },
    );
  verifyServer(release, contents.get('server.cjs')!);
  for (const [path, content] of contents) {
    if (path === 'server.cjs' || path.startsWith('maps/')) continue;
    const { file, unpack } = split(path.slice('client/'.length));
    const expected = release.files[file];
    if (!expected) throw new PlatformRefusal('INTEGRITY', `${path} 已上传，但 area.json 里没有 ${file}。`, rebuild);
    const plain = unpack ? unpacked(content, unpack, expected.bytes) : content;
    if (!plain || plain.length !== expected.bytes || integrityOf(plain) !== expected.integrity)
      throw new PlatformRefusal('INTEGRITY', `${path} 的内容与 area.json 记录的 sha384 不一致。`, rebuild, {
        path,
        ours: plain ? integrityOf(plain) : '无法解压',
        theirs: expected.integrity,
      });
  }
  for (const [file, { bytes, brotli }] of Object.entries(release.files)) {
    const measured = contents.get(`client/${file}.br`)?.length ?? bytes;
    if (brotli !== measured)
      throw new PlatformRefusal('INTEGRITY', `area.json 写 ${file} 压缩后 ${brotli} 字节，实际为 ${measured} 字节。`, rebuild);
  }
}

function verifyServer({ name, version, server }: Release, content: Buffer): void {
  if (!server)
    throw new PlatformRefusal(
      'INTEGRITY',
      `area.json 没有记录 ${name}@${version} 的 server.cjs 的 sha384，网关不能确认要运行的代码。`,
      rebuild,
    );
  const ours = integrityOf(content);
  if (content.length !== server.bytes || ours !== server.integrity)
    throw new PlatformRefusal('INTEGRITY', 'server.cjs 的内容与 area.json 记录的 sha384 不一致。', rebuild, {
      path: 'server.cjs',
      ours,
      theirs: server.integrity,
    });
}

type Unpack = (content: Buffer, options: { maxOutputLength: number }) => Buffer;

function split(path: string): { file: string; unpack: Unpack | undefined } {
  if (path.endsWith('.br')) return { file: path.slice(0, -3), unpack: brotliDecompressSync };
  if (path.endsWith('.gz')) return { file: path.slice(0, -3), unpack: gunzipSync };
  return { file: path, unpack: undefined };
}

function unpacked(content: Buffer, unpack: Unpack, bytes: number): Buffer | undefined {
  try {
    // One byte more than announced is enough to know that it is another file; a bomb never unfolds.
    return unpack(content, { maxOutputLength: bytes + 1 });
  } catch {
    return undefined;
  }
}
