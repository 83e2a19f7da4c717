import type { Renderer } from '../edge/rendering/renderer.ts';

type Outcome = 'ok' | 'fault' | 'cut-off';

/** The same renderer, timed. */
export const watchedRenderer = (renderer: Renderer, onRendered: (area: string, outcome: Outcome, seconds: number) => void): Renderer => ({
  async render(task) {
    const started = performance.now();
    const result = await renderer.render(task);
    onRendered(task.area || 'shell', result ? (result.fault ? 'fault' : 'ok') : 'cut-off', (performance.now() - started) / 1000);
    return result;
  },
  rest: () => renderer.rest(),
  close: () => renderer.close(),
});
