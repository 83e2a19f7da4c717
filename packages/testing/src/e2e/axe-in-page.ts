import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browser } from '@wdio/globals';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Accessibility faults of the page that is shown, serious and critical ones, one line each; a spec expects `[]`. */
export async function faultsInPage(): Promise<string[]> {
  await browser.execute(source);
  return browser.executeAsync((done: (faults: string[]) => void) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }> };
    };
    axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }).then(({ violations }) =>
      done(
        violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(
            ({ id, nodes }) =>
              `${id}: ${nodes.length} × ${nodes
                .slice(0, 3)
                .map(({ target }) => target.join(' '))
                .join(', ')}`,
          ),
      ),
    );
  });
}
