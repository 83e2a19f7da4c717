import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { StackFrame } from '@mall/api-contract/platform';
import { LRUCache } from 'lru-cache';

/** Reads a release's map: `maps/<file>.map`; undefined where it has none. */
type ReadMap = (area: string, version: string, file: string) => Promise<Buffer | undefined>;

const place = /\/assets\/(shell|mf-[a-z-]+)\/([\w.-]+)\/([\w./~-]+\.js)(?:\?[^:)]*)?:(\d+):(\d+)/;
const around = 3;

/** Resolves stacks with the source maps of the releases. Parsed maps are large, so only a few are kept. */
export function createStackResolver(readMap: ReadMap) {
  const maps = new LRUCache<string, { map: TraceMap | undefined }>({ max: 6, ttl: 600_000 });

  async function mapOf(area: string, version: string, file: string): Promise<TraceMap | undefined> {
    const key = `${area}/${version}/${file}`;
    const known = maps.get(key);
    if (known) return known.map;
    const text = file.includes('..') ? undefined : await readMap(area, version, file);
    const map = text ? parse(text) : undefined;
    maps.set(key, { map });
    return map;
  }

  return async (stack: string): Promise<StackFrame[]> => {
    const frames: StackFrame[] = [];
    for (const text of stack.split('\n').slice(0, 40)) {
      const found = place.exec(text);
      if (!found) {
        if (text.trim()) frames.push({ text });
        continue;
      }
      const [, area, version, file, line, column] = found as unknown as [string, string, string, string, string, string];
      const map = await mapOf(area, version, file);
      frames.push({ text, area, version, ...(map ? original(map, Number(line), Number(column)) : {}) });
    }
    return frames;
  };
}

function parse(text: Buffer): TraceMap | undefined {
  try {
    return new TraceMap(text.toString());
  } catch {
    return undefined;
  }
}

function original(map: TraceMap, line: number, column: number): Partial<StackFrame> {
  // Browsers count columns from 1, maps from 0.
  const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (found.source === null) return {};
  const lines = sourceContentFor(map, found.source)?.split('\n') ?? [];
  const from = Math.max(0, found.line - 1 - around);
  return {
    source: found.source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, ''),
    line: found.line,
    column: found.column + 1,
    ...(found.name ? { name: found.name } : {}),
    ...(lines.length
      ? {
          excerpt: lines
            .slice(from, found.line + around)
            .map((content, index) => ({ line: from + index + 1, text: content.slice(0, 200) })),
        }
      : {}),
  };
}
