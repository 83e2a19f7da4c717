import type { CallOutput, usePlatform } from '@mall/mf-kit';
import { newId } from '@mall/mf-kit/write';
import type { ReadPhoto } from './use-photo-reading.ts';

type Sdk = ReturnType<typeof usePlatform>['sdk'];

/**
 * For documents that are kept: uploads the picture, then has it read.
 * @param onKept told the file as soon as it is kept, so that it stays with the form even where it can't be read
 * @param call one of the calls that take `fileUrl`
 * @param purpose papers of persons are for fewer eyes (rule file 10)
 */
export const keptReading =
  <Read>(
    sdk: Sdk,
    onKept: (kept: CallOutput<'file.uploadFile'>) => void,
    call: (input: { fileUrl: string }, options: { signal: AbortSignal; timeout: number }) => Promise<Read>,
    purpose?: 'identity',
  ): ReadPhoto<Read> =>
  async (file, { signal, onProgress, timeout }) => {
    const kept = await sdk.file.uploadFile(
      { file, ...(purpose ? { purpose } : {}) },
      { signal, onProgress, timeout, idempotencyKey: newId() },
    );
    onProgress(1);
    onKept(kept);
    return call({ fileUrl: kept.url }, { signal, timeout });
  };
