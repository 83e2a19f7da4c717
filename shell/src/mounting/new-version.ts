import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { liveSnapshotId } from './live-areas.ts';

const askedAtMostEveryMs = 10_000;

/**
 * Offers the new version at a navigation after one got live. The page goes on as it is, because its files are still there: what a buyer has typed is
 * worth more than a new version. An operator who chose what to see is left alone.
 */
export function offerNewVersions(page: PageSnapshot) {
  if (page.operator || process.env.NODE_ENV === 'development') return;
  let askedAt = Number.NEGATIVE_INFINITY;
  let declined = page.id;
  window.addEventListener('single-spa:routing-event', async (event) => {
    const { oldUrl, newUrl } = (event as CustomEvent<{ oldUrl: string; newUrl: string }>).detail;
    if (oldUrl === newUrl || performance.now() - askedAt < askedAtMostEveryMs || document.querySelector('.new-version')) return;
    askedAt = performance.now();
    const id = await liveSnapshotId();
    if (!id || id === page.id || id === declined) return;
    showOffer(() => {
      declined = id;
    });
  });
}

function showOffer(onDecline: () => void) {
  const bar = document.createElement('div');
  bar.className = 'new-version';
  bar.setAttribute('role', 'status');
  const button = (text: string, onClick: () => void) => {
    const one = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
    one.addEventListener('click', onClick);
    return one;
  };
  bar.append(
    Object.assign(document.createElement('span'), { textContent: '商城已更新，刷新页面即可使用新版本。' }),
    button('立即刷新', () => location.reload()),
    button('稍后', () => {
      bar.remove();
      onDecline();
    }),
  );
  document.body.append(bar);
}
