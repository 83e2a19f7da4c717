import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type ListReading = CallOutput<'inquiry.readListFile'>;
const asksEveryMs = 1000;

/** A photo or a PDF, by what UploadFile says that it is: read in the background. */
export const isPictureType = (type: string) => ['pdf', 'jpg', 'png', 'webp'].includes(type);

/**
 * Follows the reading of a photo or a PDF, also one that was begun on an earlier visit, until it can be looked at, is refused or is put aside.
 * @param onRead told once, when it is read
 */
export function useReading(onRead: (source: { uploadFilePath: string; name: string }) => unknown) {
  const { sdk } = usePlatform();
  const [reading, setReading] = useState<ListReading>();
  const beginning = useWrite();
  const told = useRef('');
  const tellRead = useEffectEvent(onRead);
  const isReading = reading?.state === 'reading';

  function take(next: ListReading | undefined) {
    setReading(next);
    if (next?.state !== 'read' || told.current === next.file) return;
    told.current = next.file;
    void tellRead({ uploadFilePath: next.file, name: next.name });
  }
  const taken = useEffectEvent(take);

  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      try {
        const { reading: next } = await sdk.inquiry.getListReading();
        if (isLeft) return;
        taken(next ?? undefined);
      } catch {
        // The next question may be answered.
      }
      if (!isLeft && isReading) timer = setTimeout(ask, asksEveryMs);
    }
    timer = setTimeout(ask, isReading ? asksEveryMs : 0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [sdk, isReading]);

  return {
    reading,
    isBeginning: beginning.isBusy,
    failure: beginning.failure,
    async begin(uploadFilePath: string) {
      told.current = '';
      const { answer } = await beginning.run({ uploadFilePath }, (options) => sdk.inquiry.readListFile({ uploadFilePath }, options));
      if (answer) take(answer);
    },
    /** What was matched is the sheet's from then on. */
    done: (file: string) => setReading((now) => (now?.file === file ? undefined : now)),
    putAside(file: string) {
      setReading((now) => (now?.file === file ? undefined : now));
      // Put aside on this page in any case; an answer that gets lost only shows it once more.
      sdk.inquiry.putListReadingAside({ uploadFilePath: file }).catch(() => {});
    },
  };
}
