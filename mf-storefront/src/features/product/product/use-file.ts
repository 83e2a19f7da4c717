import { type CallOutput, usePlatform, useSession } from '@mall/mf-kit';
import { outcomeOf } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';

export type ModelFormat = CallOutput<'product.getExist3DModel'>['formats'][number];

/** A busy workshop (503), and a gateway that waited long enough for one (504), are asked again: so often, and no longer than so many seconds at a time. */
const tries = 4;
const longestWait = 8;
const failed = '文件暂时无法生成，请稍后再试';

/** The file at an address, once the workshop has made it. @throws {Error} in the words of the answer */
async function fetchFile(url: string): Promise<Blob> {
  for (let left = tries; ; left -= 1) {
    const answer = await fetch(url);
    if (answer.ok) return answer.blob();
    if (answer.status < 502 || left === 1) throw new Error(failed);
    const seconds = Math.min(longestWait, Number(answer.headers.get('retry-after')) || 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** Hands a file to the browser's downloads. */
function keep(blob: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Takes a product's files away: drawings and data sheet for everybody, models for who is signed in (rule drawing 4). */
export function useFile(skuNumber: string) {
  const { sdk, area, report, notify, requireLogin } = usePlatform();
  const { signedIn } = useSession();
  const [busy, setBusy] = useState<string>();
  const isBusy = useRef(false);

  async function take(what: string, where: () => Promise<{ url: string; fileName: string }>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(what);
    const { answer, failure } = await outcomeOf(where, (error) => report(error, area));
    try {
      if (failure) notify({ tone: 'danger', text: failure.message });
      else keep(await fetchFile(answer.url), answer.fileName);
    } catch {
      notify({ tone: 'danger', text: failed });
    }
    isBusy.current = false;
    setBusy(undefined);
  }

  return {
    /** Which file is on its way. */
    busy,
    takePublic: (what: 'svg' | 'pdf', url: string) => take(what, async () => ({ url, fileName: `${skuNumber}.${what}` })),
    takeModel: (format: ModelFormat) => {
      if (signedIn) void take(format, () => sdk.product.get3DDownloadUrl({ skuNumber, format }));
      else requireLogin();
    },
  };
}
