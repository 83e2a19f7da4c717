import { usePlatform, useSession } from '@mall/mf-kit';
import { readTab, useWrite, writeTab } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import { afterAdding, linesOf, type QuickLine, wantedOf } from './quick-lines.ts';

/** From a list to lines of the cart: read, corrected, added all at once; what fails is said beside its line, and what was typed stays. */
export function useQuickOrder() {
  const { sdk, bus, notify, navigate } = usePlatform();
  const { kpId } = useSession();
  const key = `mall:quick-order:${kpId}`;
  const [text, setText] = useState(() => readTab<string>(key) ?? '');
  const [lines, setLines] = useState<readonly QuickLine[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState('');
  const nextKey = useRef(1);
  const reading = useWrite();
  const adding = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });

  function type(words: string) {
    setText(words);
    writeTab(key, words || undefined);
  }
  async function read(list: { data: string } | { uploadFilePath: string }): Promise<boolean> {
    const { answer } = await reading.run({ list, at: nextKey.current }, () => sdk.cart.matchQuickOrder(list));
    if (!answer) return false;
    const more = linesOf(answer, nextKey.current);
    nextKey.current += more.length;
    setLines((known) => [...known, ...more]);
    setNotes(answer.notes);
    return true;
  }

  return {
    text,
    type,
    lines,
    notes,
    /** Name of the file on its way, '' otherwise. */
    uploading,
    isReading: reading.isBusy,
    isAdding: adding.isBusy,
    failure: reading.failure,
    async readText() {
      if (await read({ data: text })) type('');
    },
    async readFile(file: File) {
      setUploading(file.name);
      const { answer: kept } = await reading.run({ name: file.name, size: file.size, at: file.lastModified }, (options) =>
        sdk.file.uploadFile({ file }, options),
      );
      if (kept) await read({ uploadFilePath: kept.file });
      setUploading('');
    },
    change: (lineKey: number, change: (line: QuickLine) => QuickLine) =>
      setLines((known) => known.map((line) => (line.key === lineKey ? change(line) : line))),
    drop: (lineKey: number) => setLines((known) => known.filter((line) => line.key !== lineKey)),
    async add() {
      const skus = wantedOf(lines);
      const { answer } = await adding.run({ quickOrder: skus, lines: lines.map((line) => line.key) }, (options) =>
        sdk.cart.addSkusToCart({ skus }, options),
      );
      if (!answer) return;
      bus.emit('cart:changed', { totalProducts: answer.totalProducts });
      const left = afterAdding(lines, answer.refused);
      setLines(left);
      const words = `已加入购物车 ${answer.added.length} 种`;
      notify(left.length > 0 ? { tone: 'warning', text: `${words}，还有 ${left.length} 行需要处理` } : { tone: 'success', text: words });
      if (left.length === 0) navigate('/mycart');
    },
  };
}
export type QuickOrderState = ReturnType<typeof useQuickOrder>;
