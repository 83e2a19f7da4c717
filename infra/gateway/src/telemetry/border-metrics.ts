import { type AreaFigures, trespasses } from '@mall/mf-kit/manifest';
import { Counter, Histogram, type Registry } from 'prom-client';

const labelNames = ['area', 'version'] as const;
type Labels = Record<(typeof labelNames)[number], string>;
const mega = 1_048_576;

/** What areas do beyond their places in the browser, as Prometheus reads it. Every label is of a live release or of a list of ours. */
export function createBorderMetrics(register: Registry) {
  const registers = [register];
  const gone = new Counter({
    name: 'mall_area_trespasses_total',
    help: 'What an area did beyond its place: history (overwriting what everybody calls), frame (put back), listeners, heap, hang (3 s), loop.',
    labelNames: [...labelNames, 'what'],
    registers,
  });
  const longTasks = new Counter({
    name: 'mall_area_long_tasks_total',
    help: 'Tasks in which a page did not answer for 50 ms or more on the area’s account.',
    labelNames,
    registers,
  });
  const blocked = new Counter({
    name: 'mall_area_blocked_seconds_total',
    help: 'For how long pages did not answer on the area’s account.',
    labelNames,
    registers,
  });
  const heap = new Histogram({
    name: 'mall_area_heap_kept_bytes',
    help: 'What a visit of its screens left in the heap, what will be collected included; 0 where the heap shrank.',
    labelNames,
    buckets: [0, 1, 2, 4, 8, 16, 32, 64].map((size) => size * mega),
    registers,
  });
  const listeners = new Histogram({
    name: 'mall_area_listeners',
    help: 'The most listeners it had on window and document after one of its screens was left.',
    labelNames,
    buckets: [0, 5, 10, 20, 50, 100, 200],
    registers,
  });
  return {
    add(labels: Labels, figures: AreaFigures) {
      for (const [what, count] of Object.entries(figures.trespasses ?? {})) gone.inc({ ...labels, what }, count);
      const [tasks, ms] = figures.blocked ?? [0, 0];
      if (tasks) longTasks.inc(labels, tasks);
      if (ms) blocked.inc(labels, ms / 1000);
      const [visits, kb] = figures.heap ?? [0, 0];
      for (let visit = 0; visit < visits; visit += 1) heap.observe(labels, Math.max(0, (kb * 1024) / visits));
      if (figures.listeners) listeners.observe(labels, figures.listeners);
    },
    forget(labels: Labels) {
      for (const metric of [longTasks, blocked, heap, listeners]) metric.remove(labels);
      for (const what of trespasses) gone.remove({ ...labels, what });
    },
  };
}
