import type { Snapshot } from '../registry/registry.ts';
import { escapeText, nonceMark } from './page-text.ts';

/**
 * In an operator's page with an area from a development server: that server's script puts React's development build where the released shell has React, so that
 * what is changed is exchanged while it is shown, with its state. It stands before all scripts and holds the page until it is there or refused.
 */
export function developmentReact({ areas, releases: { shell } }: Snapshot): string {
  const local = areas.find(({ base }) => base.startsWith('http://'));
  if (!local) return '';
  const facts = JSON.stringify({ ...shell?.react, version: shell?.shared.react ?? '' });
  return `<script nonce="${nonceMark}" src="${escapeText(new URL('/development-react.js', local.base).href)}" data-react="${escapeText(facts)}"></script>`;
}
