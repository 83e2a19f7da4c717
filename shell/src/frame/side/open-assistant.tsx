import { BrowserRouter, type Platform, Slot } from '@mall/mf-kit';
import { createRoot, type Root } from 'react-dom/client';
import type { SiteFacts } from '../../platform/site-facts.ts';
import { FrameProvider } from '../frame-provider.tsx';

let open: { root: Root; element: HTMLElement } | undefined;

/** Opens the assistant beside the page (rule conversation 1), in a root of its own: nothing of it is there before. Pressed again while open, its question has the focus. */
export function openAssistant(platform: Platform, facts: SiteFacts, opener: HTMLElement | null) {
  if (open) return open.element.querySelector('textarea')?.focus();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, {
    identifierPrefix: 'assistant-',
    onUncaughtError: (error) => platform.report(error, 'assistant panel'),
  });
  open = { root, element };
  function close() {
    if (!open) return;
    open = undefined;
    root.unmount();
    element.remove();
    if (opener?.isConnected) opener.focus();
  }
  root.render(
    <FrameProvider part="assistant" platform={platform} data={{ values: {}, failures: {} }} facts={facts}>
      <BrowserRouter>
        <Slot name="assistant-panel" onClose={close} fallback={<Away platform={platform} />} loading={null} />
      </BrowserRouter>
    </FrameProvider>,
  );
}

/** Where no live area has a panel, its page is asked instead. */
function Away({ platform }: { platform: Platform }) {
  queueMicrotask(() => {
    const closing = open;
    open = undefined;
    closing?.root.unmount();
    closing?.element.remove();
    platform.navigate('/ai');
  });
  return null;
}
