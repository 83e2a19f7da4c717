import { failsLoudly, type Graph } from './graph.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Edge {
  id: string;
  kind: 'fills' | 'shows' | 'calls';
  /** Everything that lights this line up when looked at: 'mf-search', 'slot:search-box', 'api:cart'. */
  ends: string[];
  path: string;
  isFailing: boolean;
  /** 0–1, how much goes along it. */
  weight: number;
  /** Drawn only while one of its ends is looked at. */
  isQuiet: boolean;
  tip: [number, number];
  tipSide: 'left' | 'right';
}

export interface Plan {
  width: number;
  height: number;
  shell: Box;
  areas: Record<string, Box>;
  slots: Record<string, Box>;
  api: Box;
  nouns: Record<string, Box>;
  edges: Edge[];
}

const cardHeight = 92;
const cardGap = 12;
const slotHeight = 26;
const nounHeight = 26;
const apiHead = 46;
const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);
const middle = ({ y, height }: Box) => y + height / 2;
const meanOf = (values: number[], otherwise: number) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : otherwise;

const curve = (x1: number, y1: number, x2: number, y2: number) => {
  const bend = Math.max(24, Math.abs(x2 - x1) * 0.5) * (x2 > x1 ? 1 : -1);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
};

/** Keeps a wish for heights, but pulls apart what would overlap, inside the room there is. */
function spread(wishes: { name: string; at: number }[], size: number, room: { from: number; to: number }): Record<string, number> {
  const sorted = [...wishes].sort((a, b) => a.at - b.at || a.name.localeCompare(b.name));
  const step = Math.min(size + 10, (room.to - room.from) / Math.max(1, sorted.length));
  const places = sorted.map(({ at }) => at);
  for (let index = 0; index < places.length; index += 1)
    places[index] = Math.max(places[index]!, index ? places[index - 1]! + step : room.from + size / 2);
  for (let index = places.length - 1; index >= 0; index -= 1)
    places[index] = Math.min(places[index]!, index < places.length - 1 ? places[index + 1]! - step : room.to - size / 2);
  return Object.fromEntries(sorted.map(({ name }, index) => [name, Math.round(places[index]!)]));
}

/**
 * Where everything stands, in pixels: the shell at the left, slots between who fills and who shows them, the areas, the mall API by nouns.
 * The same graph and width always give the same drawing, so a refresh moves nothing. Pure.
 * @param width at least 720
 */
export function planOf({ areas, slots, nouns }: Graph, width: number): Plan {
  const share = Math.min(1, Math.max(0, (width - 740) / 640));
  const columns = { shell: mix(118, 172, share), slot: mix(132, 158, share), area: mix(244, 372, share), api: mix(150, 300, share) };
  const free = width - columns.shell - columns.slot - columns.area - columns.api;
  const gaps = [free * 0.16, free * 0.34, free * 0.5];
  const slotX = columns.shell + gaps[0]!;
  const areaX = slotX + columns.slot + gaps[1]!;
  const apiX = width - columns.api;
  const tallest = Math.max(areas.length * (cardHeight + cardGap) - cardGap, apiHead + 16 + nouns.length * (nounHeight + 2), 260);

  const step = areas.length > 1 ? (tallest - cardHeight) / (areas.length - 1) : 0;
  const areaBoxes = Object.fromEntries(
    areas.map(({ area }, index) => [area.name, { x: areaX, y: Math.round(index * step), width: columns.area, height: cardHeight }]),
  );
  const shell: Box = { x: 0, y: 0, width: columns.shell, height: tallest };
  const heightOf = (name: string) => (areaBoxes[name] ? middle(areaBoxes[name]) : undefined);
  const heights = (names: (string | undefined)[]) =>
    names.map((name) => (name ? heightOf(name) : undefined)).filter((y) => y !== undefined);

  const slotY = spread(
    slots.map(({ name, provider, users }) => ({ name, at: meanOf(heights([provider, provider, ...users]), tallest / 2) })),
    slotHeight,
    { from: 0, to: tallest },
  );
  const slotBoxes = boxesOf(slotY, slotX, columns.slot, slotHeight);
  const nounY = spread(
    nouns.map(({ name, users }) => ({ name, at: meanOf(heights(users.map(({ area }) => area)), 0) })),
    nounHeight - 8,
    { from: apiHead, to: tallest - 12 },
  );
  const nounBoxes = boxesOf(nounY, apiX + 10, columns.api - 20, nounHeight);
  return {
    width,
    height: tallest,
    shell,
    areas: areaBoxes,
    slots: slotBoxes,
    api: { x: apiX, y: 0, width: columns.api, height: tallest },
    nouns: nounBoxes,
    edges: [...slotEdges(slots, slotBoxes, areaBoxes, shell), ...callEdges(nouns, nounBoxes, areaBoxes, shell, apiX)],
  };
}

const boxesOf = (places: Record<string, number>, x: number, width: number, height: number) =>
  Object.fromEntries(Object.entries(places).map(([name, y]) => [name, { x, y: y - height / 2, width, height }]));

function slotEdges(slots: Graph['slots'], boxes: Plan['slots'], areas: Plan['areas'], shell: Box): Edge[] {
  const edge = (slot: string, area: string, kind: 'fills' | 'shows', index: number): Edge | undefined => {
    const pill = boxes[slot]!;
    const isShell = area === 'shell';
    const card = isShell ? shell : areas[area];
    if (!card) return undefined;
    const pillX = isShell ? pill.x : pill.x + pill.width;
    const cardX = isShell ? card.width : card.x;
    const y = isShell ? middle(pill) : middle(card) + (kind === 'fills' ? -18 : 18) + index * 3;
    return {
      id: `${kind} ${slot} ${area}`,
      kind,
      ends: [area, `slot:${slot}`],
      path: kind === 'fills' ? curve(cardX, y, pillX, middle(pill)) : curve(pillX, middle(pill), cardX, y),
      isFailing: false,
      weight: 0.2,
      isQuiet: false,
      tip: kind === 'fills' ? [pillX, middle(pill)] : [cardX, y],
      tipSide: kind === 'fills' ? 'left' : isShell ? 'left' : 'right',
    };
  };
  return slots
    .flatMap(({ name, provider, users }, index) => [
      provider ? edge(name, provider, 'fills', (index % 5) - 2) : undefined,
      ...users.map((user) => edge(name, user, 'shows', (index % 5) - 2)),
    ])
    .filter((one) => one !== undefined);
}

function callEdges(nouns: Graph['nouns'], boxes: Plan['nouns'], areas: Plan['areas'], shell: Box, apiX: number): Edge[] {
  const most = Math.max(1, ...nouns.flatMap(({ users }) => users.map(({ figures }) => figures.count)));
  return nouns.flatMap(({ name, users }) =>
    users.flatMap(({ area, figures }): Edge[] => {
      const card = area === 'shell' ? shell : areas[area];
      if (!card) return [];
      const target = middle(boxes[name]!);
      // Lines leave a card in the order of their targets, so that they don't cross at its edge.
      const from =
        area === 'shell'
          ? Math.min(card.height - 20, Math.max(20, target))
          : middle(card) + Math.max(-34, Math.min(34, (target - middle(card)) / 8));
      const isFailing = failsLoudly(figures);
      return [
        {
          id: `calls ${area} ${name}`,
          kind: 'calls',
          ends: [area, `api:${name}`],
          path: curve(card.x + card.width, from, apiX, target),
          isFailing,
          weight: Math.log1p(figures.count) / Math.log1p(most),
          isQuiet: area === 'shell',
          tip: [apiX, target],
          tipSide: 'right',
        },
      ];
    }),
  );
}
