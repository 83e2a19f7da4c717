import { largestFile, tooLargeText } from '@mall/domain/file';
import { failureOf } from '@mall/mf-kit/write';
import { type ChangeEvent, useState } from 'react';

interface Options<Kept> {
  /** So many may still be sent. */
  left: number;
  /** Said where more were chosen. */
  tooManyText: string;
  send: (file: File) => Promise<Kept>;
  onKept: (kept: Kept) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Sends files as soon as they are chosen, one after the other; what failed is told by name, and the others still go. */
export function useUploads<Kept>({ left, tooManyText, send, onKept, onBusy }: Options<Kept>) {
  const [uploading, setUploading] = useState('');
  const [failures, setFailures] = useState<readonly string[]>([]);
  return {
    /** The name of the file that is on its way, '' for none. */
    uploading,
    failures,
    async choose({ target }: ChangeEvent<HTMLInputElement>) {
      const files = [...(target.files ?? [])];
      // The same file may be chosen again.
      target.value = '';
      const refused = files.length > left ? [tooManyText] : [];
      onBusy(true);
      for (const file of files.slice(0, left)) {
        setUploading(file.name);
        try {
          if (file.size > largestFile) refused.push(`${file.name}：${tooLargeText}`);
          else onKept(await send(file));
        } catch (error) {
          refused.push(`${file.name}：${failureOf(error).message}`);
        }
      }
      setUploading('');
      setFailures(refused);
      onBusy(false);
    },
  };
}
