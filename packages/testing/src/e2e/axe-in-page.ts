import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browser } from '@wdio/globals';
import { wcagTags, wholePageRules } from './axe-rules.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fault {
  impact: string;
  /** Its rule, how often, and where at most three times. */
  text: string;
}

/** @param rules asked beyond WCAG A and AA */
async function violations(rules: readonly string[]): Promise<Fault[]> {
  // As a script's text: sent as a function's, it takes twice as long.
  if (!(await browser.execute(() => 'axe' in window))) await browser.sendCommand('Runtime.evaluate', { expression: source });
  return browser.executeAsync(
    (tags: readonly string[], further: readonly string[], done: (faults: Fault[]) => void) => {
      type Violation = { id: string; impact: string; nodes: { target: string[] }[] };
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
      const asked = Object.fromEntries(further.map((rule) => [rule, { enabled: true }]));
      // What passes isn't written up, which is a third of the time, and no rule asked for reads style sheets.
      const options = { runOnly: { type: 'tag', values: tags }, rules: asked, resultTypes: ['violations'], preload: { assets: ['media'] } };
      // What fades in has no contrast yet: it is judged once it has come to rest.
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      const atRest = Promise.allSettled(moving.map(({ finished }) => finished));
      const run = () => axe.run(options);
      atRest.then(run).then(({ violations: found }) =>
        done(
          found.map(({ id, impact, nodes }) => {
            const where = nodes.slice(0, 3).map(({ target }) => target.join(' '));
            return { impact, text: `${id}: ${nodes.length} × ${where.join(', ')}` };
          }),
        ),
      );
    },
    wcagTags,
    rules,
  );
}

/** Accessibility faults of what is shown, serious and critical ones, one line each; a spec expects `[]`. */
export async function faultsInPage(): Promise<string[]> {
  return (await violations([])).filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ text }) => text);
}

/** All that keeps a whole page from 100 points for accessibility in Lighthouse, one line each; a spec expects `[]`. */
export async function faultsOfWholePage(): Promise<string[]> {
  return (await violations(wholePageRules)).map(({ text }) => text);
}
