import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { aBuild } from '../testing/built-release.ts';
import { verifyFiles } from './verify-files.ts';

/** The same number of bytes, one of them another. */
const changed = (content: Buffer) => Buffer.from(content).fill('#', content.length - 1);

test.each(['client/main.js', 'client/main.js.br', 'server.cjs'])(
  'a byte of %s that was changed on the way is found though its size is the same',
  (path) => {
    const { release, files } = aBuild('mf-a', 'v1');
    expect(() => verifyFiles(release, files)).not.toThrow();
    const other = path.endsWith('.br') ? brotliCompressSync(changed(files.get('client/main.js')!)) : changed(files.get(path)!);
    const found = {
      ...release,
      files: {
        'main.js': { ...release.files['main.js']!, brotli: path.endsWith('.br') ? other.length : release.files['main.js']!.brotli },
      },
    };
    expect(() => verifyFiles(found, new Map([...files, [path, other]]))).toThrow(expect.objectContaining({ code: 'INTEGRITY' }));
  },
);
