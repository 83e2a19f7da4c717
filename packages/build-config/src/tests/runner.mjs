import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRunner } from 'jest-light-runner';

const LightRunner = createRunner({ runtime: 'child_process' });

/** A failed test under the heading that jest's own runner gives it, which is what people and reports look for. */
const told = ({ ancestorTitles, title, failureMessages }) =>
  `  ● ${[...ancestorTitles, title].join(' › ')}\n\n${failureMessages.map((text) => text.slice(text.indexOf('\n') + 1)).join('\n')}`;

const ofPage = fileURLToPath(new URL('./page/setup.mjs', import.meta.url));
const wantsPage = ({ path }) => readFileSync(path, 'utf8').startsWith('/** @jest-environment jsdom */');

export default class BareNodeRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const named = (test, result) => {
      const failed = result.testResults.filter(({ status }) => status === 'failed');
      return onResult(test, { ...result, failureMessage: failed.map(told).join('\n') || null });
    };
    // Those that want a page share processes of their own, which have one.
    const configs = new Map();
    const inPage = ({ config }) => {
      if (!configs.has(config)) configs.set(config, { ...config, setupFilesAfterEnv: [ofPage] });
      return configs.get(config);
    };
    const placed = tests.map((test) =>
      wantsPage(test) ? Object.assign(Object.create(test), { context: { ...test.context, config: inPage(test.context) } }) : test,
    );
    return super.runTests(placed, watcher, onStart, named, onFailure);
  }
}
