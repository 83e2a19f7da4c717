import { browser } from '@wdio/globals';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Bytes of what scripts keep alive. Compiled code is left out: it grows with every function that gets hot, by some 10 % in fifty switches, and is no leak;
 * so are the DOM's own structures, which are counted as nodes and listeners.
 */
export async function heapOfObjects(): Promise<number> {
  const puppeteer = await browser.getPuppeteer();
  const [page] = await puppeteer.pages();
  const session = await page!.createCDPSession();
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void parts.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!['code', 'native', 'synthetic'].includes(types[0][nodes[node + type]!]!)) bytes += nodes[node + size]!;
  return bytes;
}
