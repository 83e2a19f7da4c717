import { createRunner } from 'jest-light-runner';

const LightRunner = createRunner({ runtime: 'child_process' });

/** A failed test under the heading that jest's own runner gives it, which is what people and reports look for. */
const told = ({ ancestorTitles, title, failureMessages }) =>
  `  ● ${[...ancestorTitles, title].join(' › ')}\n\n${failureMessages.map((text) => text.slice(text.indexOf('\n') + 1)).join('\n')}`;

export default class BareNodeRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const named = (test, result) => {
      const failed = result.testResults.filter(({ status }) => status === 'failed');
      return onResult(test, { ...result, failureMessage: failed.map(told).join('\n') || null });
    };
    return super.runTests(tests, watcher, onStart, named, onFailure);
  }
}
