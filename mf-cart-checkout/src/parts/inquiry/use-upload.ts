import { largestFile, tooLargeText } from '@mall/domain/file';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useEffect, useRef, useState } from 'react';

/** A file on its way: its name, and the share of it that has arrived, 0 to 1. */
export interface Uploading {
  name: string;
  share: number;
}

/** Ten times as much would be on its way for minutes, and refused then. */
const tooLarge = () => ({ message: tooLargeText, reason: 'FILE_TOO_LARGE', code: 0, details: { limit: largestFile }, requestId: '' });

/** Sends a file, tells how far it is, and gives it up when asked to, or when the page is left (rule inquiry 60). */
export function useUpload() {
  const { sdk } = usePlatform();
  const [uploading, setUploading] = useState<Uploading>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return {
    uploading,
    giveUp: () => current.current?.abort(),
    /** @returns undefined where it was given up @throws {ApiError} it was refused, or nobody answered */
    async send(file: File, options: { idempotencyKey: string }): Promise<CallOutput<'file.uploadFile'> | undefined> {
      if (file.size > largestFile) throw tooLarge();
      const controller = new AbortController();
      current.current = controller;
      setUploading({ name: file.name, share: 0 });
      const onProgress = (share: number) => setUploading({ name: file.name, share });
      try {
        return await sdk.file.uploadFile({ file }, { ...options, signal: controller.signal, onProgress });
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      } finally {
        setUploading(undefined);
      }
    },
  };
}
