import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { createRoot, type Root } from 'react-dom/client';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { DebugPanel } from './debug-panel.tsx';

let open: { root: Root; element: HTMLElement; before: Element | null } | undefined;

/** Opens the panel, or closes it and gives the focus back. */
export function togglePanel(page: PageSnapshot, platform: ShellPlatform) {
  if (open) {
    const { root, element, before } = open;
    open = undefined;
    root.unmount();
    element.remove();
    if (before instanceof HTMLElement) before.focus();
    return;
  }
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, { identifierPrefix: 'debug-', onUncaughtError: (error) => platform.report(error, 'debug panel') });
  open = { root, element, before: document.activeElement };
  root.render(<DebugPanel page={page} onClose={() => togglePanel(page, platform)} />);
}
