import { usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { useEffect, useRef, useState } from 'react';
import { openFile } from './open-file.ts';

const askedEveryMs = 700;

/**
 * Has a file made in the background and takes it when it is there (rules download 10–13). Who leaves the page and comes again finds the same job.
 * @param order asks for the job
 * @returns per cent, undefined while none is under way; and what begins one
 */
export function useFileJob(order: () => Promise<{ jobId: string }>) {
  const { sdk, notify } = usePlatform();
  const [progress, setProgress] = useState<number>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function begin() {
    if (progress !== undefined) return;
    setProgress(0);
    try {
      const { jobId } = await order();
      while (isHere.current) {
        const job = await sdk.download.getActionJob({ jobid: jobId });
        setProgress(job.progress);
        if (job.state === 'done') {
          openFile(job);
          notify({ tone: 'success', text: `已导出 ${job.fileName}` });
          break;
        }
        if (job.state === 'failed' || job.state === 'expired') {
          notify({ tone: 'danger', text: job.message });
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, askedEveryMs));
      }
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
    }
    setProgress(undefined);
  }
  return { progress, begin };
}
