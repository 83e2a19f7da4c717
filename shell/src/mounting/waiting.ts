import { loadingText } from '@mall/ui-kit';

const showAfterMs = 200;
/** A sign that was seen stays so long, for a flash of one reads as a fault (rule calls 18). */
const staysForMs = 200;

/** A wait for something that a host is to show. */
export interface Waiting {
  /** Puts what is waited for into the host: it draws there at once, and is seen as soon as the sign has been. */
  bring(content: HTMLElement): void;
  /** It is there, or won't come. Resolves when the sign is gone: at once where nobody saw one. */
  end(): Promise<void>;
}

/** Waits with a quiet sign of loading, which appears only when it lasts. */
export function showWaiting(host: HTMLElement): Waiting {
  const sign = document.createElement('div');
  sign.className = 'area-waiting';
  sign.setAttribute('role', 'status');
  let content: HTMLElement | undefined;
  let isStaying = false;
  let seen: Promise<void> | undefined;

  const hold = (isHeld: boolean) => {
    isStaying = isHeld;
    content?.classList.toggle('area-held', isHeld);
  };
  async function stay() {
    hold(true);
    // The task after a frame begins when the frame has been painted.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve, staysForMs));
    hold(false);
  }
  const timer = setTimeout(() => {
    sign.textContent = `${loadingText()}…`;
    host.append(sign);
    requestAnimationFrame(() => {
      // What has come by this frame is seen in the sign's place, and what isn't seen holds nothing up.
      if (sign.isConnected && !content?.hasChildNodes()) seen = stay();
    });
  }, showAfterMs);

  return {
    bring(next) {
      content = next;
      host.insertBefore(next, sign.parentNode === host ? sign : null);
      hold(isStaying);
    },
    async end() {
      clearTimeout(timer);
      if (isStaying) await seen;
      sign.remove();
    },
  };
}
