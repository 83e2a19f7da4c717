import { appendFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytes = 4 * 1024 * 1024;
const filesKept = 5;
const current = 'errors.jsonl';

/**
 * A file of JSON lines that rotates: `errors.jsonl`, `errors.1.jsonl` (the one before) … Writes are queued, a full disk loses lines and nothing else.
 * @param onFault told when a line could not be written
 */
export function createErrorLog(folder: string, onFault: (error: unknown) => void) {
  let queue: Promise<void> = Promise.resolve();
  let size: number | undefined;
  const at = (number: number) => join(folder, number ? `errors.${number}.jsonl` : current);

  async function write(text: string) {
    await mkdir(folder, { recursive: true });
    size ??= await stat(at(0)).then(
      (found) => found.size,
      () => 0,
    );
    if (size + text.length > maxBytes) {
      await rm(at(filesKept - 1), { force: true });
      for (let number = filesKept - 2; number >= 0; number -= 1) await rename(at(number), at(number + 1)).catch(() => {});
      size = 0;
    }
    await appendFile(at(0), text);
    size += Buffer.byteLength(text);
  }

  return {
    append(entry: object) {
      queue = queue.then(() => write(`${JSON.stringify(entry)}\n`)).catch(onFault);
    },
    /** All lines, oldest first; what can't be read is skipped. */
    async read(): Promise<unknown[]> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => /^errors(\.\d+)?\.jsonl$/.test(name));
      const ageOf = (name: string) => Number(/\.(\d+)\./.exec(name)?.[1] ?? 0);
      const entries: unknown[] = [];
      for (const name of names.sort((a, b) => ageOf(b) - ageOf(a)))
        for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) if (line) entries.push(parse(line));
      return entries.filter((entry) => entry !== undefined);
    },
    /** Resolves once everything is written. */
    settled: () => queue,
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
