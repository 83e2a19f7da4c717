import { availableParallelism } from 'node:os';

/**
 * Runs steps side by side, each once the steps it comes `after` have passed. A step after one that failed is skipped; a name that isn't in the plan is
 * not waited for. One more runs at once than there are cores, because browsers mostly wait.
 * @template {{ name: string, after?: string[] }} S
 * @template {{ passed: boolean }} R
 * @param {S[]} plan in the order of preference
 * @param {(step: S) => Promise<R>} run never rejects
 * @param {{ lanes?: number, mayBegin?: (step: S, running: S[]) => boolean }} [options] `mayBegin` holds back a step that needs what the running ones use
 * @returns {Promise<(R & { step: S, isSkipped?: true })[]>} in the order of the plan
 */
export async function runAll(plan, run, { lanes = availableParallelism() + 1, mayBegin = () => true } = {}) {
  const planned = new Set(plan.map(({ name }) => name));
  const results = new Map();
  const begun = new Set();
  const state = ({ after = [] }) => {
    const needed = after.filter((name) => planned.has(name));
    if (needed.some((name) => results.get(name)?.passed === false)) return 'skip';
    return needed.every((name) => results.has(name)) ? 'ready' : 'wait';
  };
  const running = new Map();
  while (results.size < plan.length) {
    for (const step of plan.filter(({ name }) => !begun.has(name))) {
      const now = state(step);
      if (now === 'skip') {
        begun.add(step.name);
        results.set(step.name, { step, passed: false, isSkipped: true });
      } else if (now === 'ready' && running.size < lanes && mayBegin(step, [...running.values()])) {
        begun.add(step.name);
        const work = run(step).then((result) => {
          results.set(step.name, { ...result, step });
          running.delete(work);
        });
        running.set(work, step);
      }
    }
    if (running.size) await Promise.race(running.keys());
  }
  return plan.map(({ name }) => results.get(name));
}
