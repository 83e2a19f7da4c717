import { beforeAll, describe, expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import Fastify from 'fastify';
import { createMetrics } from '../../gateway/src/telemetry/metrics.ts';
import { addMetrics } from '../../mall-api/src/http/metrics.ts';
import { webhookFigures } from '../../mall-api/src/modules/webhook/webhook-figures.ts';
import { textOf, yamlOf } from './read.ts';

interface Rule {
  alert: string;
  expr: string;
  labels?: Record<string, string>;
  annotations: Record<string, string>;
}
interface Panel {
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string }[];
}

const [{ groups }] = yamlOf<{ groups: { name: string; rules: Rule[] }[] }>('monitoring/alerts.yaml') as [
  { groups: { name: string; rules: Rule[] }[] },
];
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(textOf('monitoring/dashboard.json')) as {
  panels: Panel[];
  annotations: { list: { name: string; expr?: string }[] };
  templating: { list: { name: string; query: { query: string } | string }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const asGrafana = (expr: string) => expr.replaceAll('$area', '.*');
const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [`panel ${title}`, asGrafana(expr)])),
  ...dashboard.annotations.list.filter(({ expr }) => expr).map(({ name, expr }): [string, string] => [`annotation ${name}`, expr!]),
];

/** name → labels, of everything the two servers serve, as Prometheus stores it. */
const served = new Map<string, Set<string>>([['up', new Set()]]);
/** What Prometheus adds to each. */
const added = ['job', 'instance', 'le'];

function note(text: string, labelsOf: (name: string) => readonly string[]) {
  for (const [, name, kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const labels = new Set([...labelsOf(name!), ...added]);
    const names = kind === 'histogram' || kind === 'summary' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
    for (const one of names) served.set(one!, labels);
  }
}

beforeAll(async () => {
  const gateway = createMetrics(() => ({ snapshot: 's', versions: [] }));
  const gatewayLabels = Object.fromEntries(
    gateway.register.getMetricsAsArray().map((metric) => [metric.name, (metric as unknown as { labelNames: string[] }).labelNames]),
  );
  note(await gateway.register.metrics(), (name) => gatewayLabels[name] ?? []);
  const app = Fastify();
  const away = { sql: () => Promise.reject(new Error('away')) };
  const register = addMetrics(app, away as never, undefined, [webhookFigures]);
  const apiLabels = Object.fromEntries(
    register.getMetricsAsArray().map((metric) => [metric.name, (metric as unknown as { labelNames: string[] }).labelNames]),
  );
  note((await app.inject('/metrics')).body, (name) => apiLabels[name] ?? []);
  await app.close();
});

/** Names of metrics with the labels an expression asks of them; faults of its syntax. */
function read(expr: string) {
  const metrics: string[] = [];
  const labels: string[] = [];
  const faults: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from, to, node }) => {
      const text = expr.slice(from, to);
      if (type.isError) faults.push(`at ${from}: ${expr.slice(Math.max(0, from - 20), from + 20)}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text);
      if (type.name === 'LabelName') labels.push(text);
    },
  });
  return { metrics, labels, faults };
}

describe.each(expressions)('%s', (_name, expr) => {
  test('is PromQL over figures that are really served, by labels they really have', () => {
    const { metrics, labels, faults } = read(expr);
    expect(faults).toEqual([]);
    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter((metric) => !served.has(metric))).toEqual([]);
    const has = new Set([...added, ...metrics.flatMap((metric) => [...served.get(metric)!])]);
    expect(labels.filter((label) => !has.has(label))).toEqual([]);
  });
});

test('a misspelt figure or label would be found', () => {
  expect(read('rate(mall_area_view_total[5m])').metrics.every((one) => served.has(one))).toBe(false);
  expect(read('sum by (area) (rate(x[5m])').faults).not.toEqual([]);
  expect(read('sum by (areas) (x{verzion="1"})').labels).toEqual(['areas', 'verzion']);
});

test('each alert says what is wrong and what to do, and whom to call', () => {
  for (const { alert, labels, annotations } of rules) {
    expect({ alert, severity: labels?.severity }).toEqual({ alert, severity: expect.stringMatching(/^(page|ticket)$/) });
    expect(annotations.summary).toMatch(/\p{Script=Han}/u);
    expect(annotations.description).toMatch(/\p{Script=Han}/u);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('a label in an alert’s words is one its expression keeps', () => {
  for (const { alert, expr, annotations } of rules) {
    const used = Object.values(annotations).flatMap((text) => [...text.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label!));
    const grouped = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(/,\s*/);
    const kept = grouped ?? ['job', 'instance'];
    expect({ alert, lost: used.filter((label) => !kept.includes(label)) }).toEqual({ alert, lost: [] });
  }
});

test('no two panels of the dashboard lie over each other, and each has a title of its own in its row', () => {
  const cells = new Set<string>();
  for (const { gridPos, title } of dashboard.panels)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect({ title, free: !cells.has(`${x} ${y}`) }).toEqual({ title, free: true });
        cells.add(`${x} ${y}`);
      }
});

test('every figure of our own is drawn somewhere', () => {
  const drawn = new Set(expressions.flatMap(([, expr]) => read(expr).metrics.map((metric) => metric.replace(/_(bucket|sum|count)$/, ''))));
  const ours = [...served.keys()].filter((name) => name.startsWith('mall_') && !/_(bucket|sum|count)$/.test(name));
  expect(ours.filter((name) => !drawn.has(name))).toEqual([]);
});
