import { runToEnd } from '../processes.mjs';
import { computedSinceLast } from './computed.mjs';
import { countTests, withoutColours } from './read-output.mjs';
import { whatFailed } from './what-failed.mjs';

/**
 * Runs one step to its end and prints what it said as one piece, so that steps beside each other stay readable.
 * @param {import('./plan.mjs').Step} step
 * @param {ReturnType<import('./sites.mjs').sitePool>} sites
 */
export async function runStep(step, sites) {
  const site = step.onSite ? sites.take() : undefined;
  const begun = Date.now();
  process.stdout.write(`── ${step.name} …\n`);
  let output = '';
  const onLine = (line) => {
    output += `${line}\n`;
    return false;
  };
  let fault;
  try {
    if (step.command) await runToEnd(step.command, { env: { FORCE_COLOR: '0', ...step.env, ...site?.env }, onLine });
    else await sites.open();
  } catch (error) {
    fault = error;
  }
  site?.done();
  const ms = Date.now() - begun;
  const computed = computedSinceLast();
  const plain = withoutColours(output);
  const told = step.isOneCheck || !step.command ? { passed: 0, failed: 0 } : countTests(plain);
  const counts = step.isOneCheck ? { passed: fault ? 0 : 1, failed: fault ? 1 : 0 } : told;
  const shown = step.isOneCheck && !fault ? '' : plain.replace(/^.*(npm warn|EBADENGINE).*\n/gm, '');
  process.stdout.write(`${shown}── ${step.name}: ${fault ? 'FAILED' : 'done'} in ${(ms / 1000).toFixed(0)} s\n`);
  return {
    passed: !fault,
    ms,
    computed,
    counts,
    reason: fault && (whatFailed(plain).join('\n\n') || fault.message),
  };
}
