export interface SilenceLimit {
  /** Something moved: the time begins anew. */
  moved(): void;
  /** No limit until something moves again. */
  suspend(): void;
}

/** Calls `onSilence` once nothing has moved for `ms`. It keeps no process: what is waited for does. */
export function silenceLimit(ms: number, onSilence: () => void): SilenceLimit {
  const begin = () => setTimeout(onSilence, ms).unref();
  let timer: NodeJS.Timeout | undefined = begin();
  return {
    moved() {
      if (timer) timer.refresh();
      else timer = begin();
    },
    suspend() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
