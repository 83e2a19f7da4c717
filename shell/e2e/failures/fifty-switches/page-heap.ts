import { browser } from '@wdio/globals';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

export interface PageHeap {
  /** Nodes outside every document, kept alive by a reference. */
  detached: number;
  /** Bytes of what scripts keep alive: without compiled code and without the browser's own. */
  objects: number;
}

const isDetached = 2;

/** Reads a snapshot of the page's heap, after everything that can go has gone. */
export async function readPageHeap(): Promise<PageHeap> {
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
  const [type, size, detachedness] = ['type', 'self_size', 'detachedness'].map((field) => fields.indexOf(field));
  const heap: PageHeap = { detached: 0, objects: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + detachedness!] === isDetached) heap.detached += 1;
    if (!['code', 'native', 'synthetic'].includes(types[0][nodes[node + type!]!]!)) heap.objects += nodes[node + size!]!;
  }
  return heap;
}
