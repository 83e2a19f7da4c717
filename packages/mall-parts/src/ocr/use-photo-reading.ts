import { largestFile, tooLargeText } from '@mall/domain/file';
import { failureOf } from '@mall/mf-kit/write';
import { useEffect, useRef, useState } from 'react';

/** What sends a picture and gives what was read of it. @throws {ApiError} refused, or nobody answered */
export type ReadPhoto<Read> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void; timeout: number },
) => Promise<Read>;

/** Where a picture is: `share` of it has gone, 0 to 1; then it is being read. */
export type PhotoState<Read> =
  | { step: 'none' }
  | { step: 'sending' | 'reading'; name: string; share: number }
  | { step: 'read'; name: string; read: Read }
  | { step: 'failed'; words: string };

/** A picture waits for its turn, then takes a few seconds (rule ocr 8). */
const patienceMs = 60_000;

/** Sends a picture, tells how far it is, and gives it up when asked to or when the form is left. What was typed is none of its business. */
export function usePhotoReading<Read>(readPhoto: ReadPhoto<Read>, onRead: (read: Read) => void) {
  const [state, setState] = useState<PhotoState<Read>>({ step: 'none' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function begin(file: File) {
    current.current?.abort();
    if (file.size > largestFile) return setState({ step: 'failed', words: tooLargeText });
    const controller = new AbortController();
    current.current = controller;
    const tell = (told: PhotoState<Read>) => {
      if (current.current === controller && !controller.signal.aborted) setState(told);
    };
    const { name } = file;
    tell({ step: 'sending', name, share: 0 });
    const onProgress = (share: number) => tell({ step: share < 1 ? 'sending' : 'reading', name, share });
    try {
      const read = await readPhoto(file, { signal: controller.signal, onProgress, timeout: patienceMs });
      if (controller.signal.aborted) return;
      tell({ step: 'read', name, read });
      onRead(read);
    } catch (error) {
      tell({ step: 'failed', words: failureOf(error).message });
    }
  }

  const giveUp = () => {
    current.current?.abort();
    setState({ step: 'none' });
  };
  return { state, begin, giveUp };
}
