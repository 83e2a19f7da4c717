import { expect, test } from '@jest/globals';
import { anArea, aStatus } from '../testing/a-status.ts';
import { assess } from './assess.ts';
import { graphOf } from './graph.ts';
import { type Box, planOf } from './plan.ts';

const nouns = ['account', 'cart', 'catalogue', 'credit', 'home', 'layout', 'order', 'payment', 'pricing', 'product', 'search'];
const many = aStatus({
  areas: [
    anArea('shell', { slots: ['slot-0', 'slot-3'] }),
    ...Array.from({ length: 9 }, (_, index) =>
      anArea(`mf-${index}`, {
        widgets: [`slot-${index}`],
        slots: [`slot-${(index + 4) % 9}`],
        calls: Object.fromEntries(nouns.filter((_, at) => (at + index) % 3 === 0).map((noun) => [`${noun}.get`, 'GET /api/x'])),
      }),
    ),
  ],
});
const graph = graphOf(assess(many, undefined).areas);
const overlap = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each([740, 960, 1160, 1400, 2200])('at %i px nothing lies on anything else or leaves the drawing', (width) => {
  const plan = planOf(graph, width);
  const boxes = [plan.shell, ...Object.values(plan.areas), ...Object.values(plan.slots), ...Object.values(plan.nouns)];
  for (const [index, box] of boxes.entries()) {
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(plan.height);
  }
});

test('every slot has a line from who fills it and to who shows it, every noun from who calls it', () => {
  const { edges } = planOf(graph, 1400);
  expect(edges.filter(({ kind }) => kind === 'fills')).toHaveLength(9);
  expect(edges.filter(({ kind }) => kind === 'shows')).toHaveLength(11);
  expect(edges.find(({ id }) => id === 'shows slot-0 shell')?.ends).toEqual(['shell', 'slot:slot-0']);
});

test('the same graph gives the same drawing, so that a refresh moves nothing', () => {
  const again = graphOf(assess(structuredClone(many), undefined).areas);
  expect(planOf(again, 1200)).toEqual(planOf(graph, 1200));
});
