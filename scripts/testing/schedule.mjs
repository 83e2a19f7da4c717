import { availableParallelism } from 'node:os';

/**
 * Runs steps side by side, each once the steps it comes `after` have passed. A step after one that failed is skipped; a name that isn't in the plan is
 * not waited for. Each takes as many cores as it says (1), and none begins that would take more than there are: what is fought over takes longer for all.
 * @template {{ name: string, after?: string[], cores?: number }} S
 * @template {{ passed: boolean }} R
 * @param {S[]} plan in the order of preference
 * @param {(step: S) => Promise<R>} run never rejects
 * @param {{ cores?: number, mayBegin?: (step: S, running: S[]) => boolean }} [options] `mayBegin` holds back a step that needs what the running ones use
 * @returns {Promise<(R & { step: S, isSkipped?: true })[]>} in the order of the plan
 */
export async function runAll(plan, run, { cores = availableParallelism(), mayBegin = () => true } = {}) {
  const planned = new Set(plan.map(({ name }) => name));
  const results = new Map();
  const begun = new Set();
  const state = ({ after = [] }) => {
    const needed = after.filter((name) => planned.has(name));
    if (needed.some((name) => results.get(name)?.passed === false)) return 'skip';
    return needed.every((name) => results.has(name)) ? 'ready' : 'wait';
  };
  const running = new Map();
  const taken = () => [...running.values()].reduce((sum, step) => sum + coresOf(step, cores), 0);
  while (results.size < plan.length) {
    for (const step of plan.filter(({ name }) => !begun.has(name))) {
      const now = state(step);
      if (now === 'skip') {
        begun.add(step.name);
        results.set(step.name, { step, passed: false, isSkipped: true });
      } else if (now === 'ready' && mayBegin(step, [...running.values()])) {
        // It isn't overtaken by smaller ones, or it would wait for all of them.
        if (taken() + coresOf(step, cores) > cores) break;
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

const coresOf = ({ cores: wanted = 1 }, all) => Math.min(wanted, all);
