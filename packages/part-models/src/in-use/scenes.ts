import type { Numbers, Part } from '../part.ts';
import { around, block, type Mate, shaft, turnedTo } from './mates.ts';

type Scene = (part: Part, p: Numbers) => Mate[];
const value = (part: Part, key: string) => part.dimensions.find((one) => one.key === key)?.value ?? 0;

/** Two plates: the screw goes through the one under its head and into the other. */
const screwed: Scene = (part, p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const wide = Math.max(value(part, 'dk'), value(part, 'dc'), value(part, 's') * 1.16, d * 2) * 1.1;
  const under = Math.min(l * 0.45, d * 2.2);
  return [...around(0, under, d * 0.55, wide), ...around(under, l + d * 0.4, d / 2, wide)];
};
const setScrewed: Scene = (_, p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  return [...around(0, l, d / 2, d * 1.9), ...block(l, l + d * 1.4, -d * 2.6, d * 2.6)];
};
const shouldered: Scene = (part, p) => {
  const [d, ds, l] = [p.mm('d'), p.mm('ds'), p.mm('l')];
  return [...around(l * 0.03, l * 0.97, ds * 0.51, ds * 1.7), ...around(l, l + value(part, 'b') + d * 0.5, d / 2, ds * 1.7)];
};
/** A nut on a bolt that comes through a plate. */
const nutted: Scene = (part, p) => {
  const d = p.mm('d');
  const m = p.mm('m') || value(part, 'm');
  const s = Math.max(p.mm('s') || 0, value(part, 's'), d * 1.5);
  const isCap = !part.threads.some(({ to }) => to > m * 0.9) && m > d * 1.2;
  const [plate, head] = [-d * 1.2, -d * 1.85];
  return [...shaft(head, plate, s * 0.5), ...shaft(plate, isCap ? m * 0.7 : m + d * 0.4, d / 2), ...around(plate, 0, d * 0.55, s * 0.95)];
};
const flangeNutted: Scene = (part, p) => {
  const [d, m] = [p.mm('d'), value(part, 'm')];
  const wide = value(part, 'dc') * 0.75;
  return [
    ...shaft(-d * 0.4, m + d * 1.3, d / 2),
    ...shaft(m + d * 1.3, m + d * 1.95, value(part, 's') * 0.5),
    ...around(m, m + d * 1.3, d * 0.55, wide),
  ];
};
const rivetNut: Scene = (_, p) => {
  const [D, l] = [p.mm('D'), p.mm('l')];
  const head = Math.max(0.8, D * 0.1);
  return around(head, head + l * 0.2, D / 2, D * 1.5);
};
/** A washer between a screw's head and a plate. */
const washered: Scene = (_, p) => {
  const [d, D, s] = [p.mm('d'), p.mm('D'), p.mm('s')];
  const bolt = d / 1.06;
  return [
    ...shaft(-bolt * 0.66, 0, bolt * 0.82),
    ...shaft(0, s + bolt * 1.5, bolt / 2),
    ...around(s, s + bolt * 1.5, d * 0.52, Math.max(D * 0.68, bolt * 1.3)),
  ];
};
const pinned: Scene = (_, p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  return [...around(l * 0.02, l / 2, d / 2, d * 1.9), ...around(l / 2, l * 0.98, d / 2, d * 1.9)];
};
const riveted: Scene = (_, p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  return [...around(0, l * 0.38, d / 2, d * 2.4), ...around(l * 0.38, l * 0.76, d / 2, d * 2.4)];
};
const split: Scene = (_, p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  return block(l * 0.06, l * 0.06 + Math.min(l * 0.6, d * 4), -d * 3.2, d * 3.2).map((one) => ({ ...one, isCut: false }));
};
const eyed: Scene = (part, p) => around(0, p.mm('l') * 1.2, p.mm('d') / 2, value(part, 'D') * 0.62);

/** A ring between a shaft with a shoulder and a housing with one. */
const seated: Scene = (part, p) => {
  const [d, D, B] = [p.mm('d') / 2, p.mm('D') / 2, value(part, 'B') || p.mm('B')];
  const h = D - d;
  const out = D + h * 0.55;
  return [
    ...shaft(-B * 0.9, B, d),
    ...shaft(B, B * 1.7, d + h * 0.24),
    ...around(-B * 0.4, B, D, out),
    ...around(B, B * 1.4, D - h * 0.22, out),
  ];
};
const thrust: Scene = (part, p) => {
  const [d, D, H] = [p.mm('d') / 2, p.mm('D') / 2, p.mm('B')];
  return [...shaft(-H * 1.2, 0, D * 0.86), ...shaft(0, H * 2.3, d), ...around(H, H * 1.9, value(part, 'D1') / 2 + 0.5, D * 1.15)];
};
/** A sleeve: a shaft runs in it, a wall holds it. */
const sleeved: Scene = (part, p) => {
  const [d, D] = [p.mm('d') / 2, p.mm('D') / 2];
  const l = value(part, 'B') || value(part, 'l') || value(part, 'long');
  const foot = value(part, 'flange') || value(part, 'F') ? Math.max(D - d, l * 0.2) * 0.5 : l * 0.06;
  return [...shaft(-l * 0.6, l * 1.6, d), ...around(foot, l * 0.94, D, D * 1.55)];
};
const unit: Scene = (part, p) => {
  const d = p.mm('d') / 2;
  const B = value(part, 'B') || value(part, 'A');
  const wall = value(part, 'g');
  return [...shaft(-B * 1.5, B * 1.3, d), ...(wall ? around(0, wall * 1.1, p.mm('D') * 0.45, value(part, 'L') * 0.6) : [])];
};
const plain: Scene = (part, p) => {
  const [d, D, B, C] = [p.mm('d') / 2, p.mm('D') / 2, p.mm('B'), value(part, 'C')];
  return [...shaft(-B * 0.7, B * 1.7, d), ...around((B - C) / 2, (B + C) / 2, D, D * 1.5)];
};
const cam: Scene = (_, p) => {
  const [d, D, B, l] = [p.mm('d'), p.mm('D'), p.mm('B'), p.mm('l')];
  return [...around(B * 0.1, l * 0.6, d / 2, d * 1.6), ...block(-B * 1.4, B * 0.2, -D / 2 - D * 0.45, -D / 2)];
};
const rod: Scene = (part, p) => around(p.mm('h') - value(part, 'thread') * 0.55, p.mm('h') + p.mm('t'), p.mm('t') / 2, p.mm('t'));
const collared: Scene = (_, p) => shaft(-p.mm('B') * 1.1, p.mm('B') * 2.1, p.mm('d') / 2);
const onShaft: Scene = (_, p) => {
  const [d, s] = [p.mm('d') / 2, p.mm('s')];
  return [...shaft(-d * 0.8, s + d * 1.4, d), ...around(s, s + d * 0.9, d, d * 1.8)];
};
const inBore: Scene = (_, p) => {
  const [d, s] = [p.mm('d') / 2, p.mm('s')];
  return [...around(-d * 0.6, s + d * 1.2, d, d * 1.5), ...shaft(s, s + d * 0.8, d * 0.99)];
};
const eClipped: Scene = (_, p) => {
  const [d, D, s] = [p.mm('d') / 2, p.mm('D') / 2, p.mm('s')];
  return [
    ...shaft(-d * 1.6, 0, d * 1.25),
    ...shaft(0, s, d),
    ...shaft(s, s + d * 3, d * 1.25),
    ...around(s, s + d * 1.6, d * 1.28, D * 1.35),
  ];
};

/** An O-ring in a piston's groove: it is drawn as it is, a mounted one is pressed by some 15 to 25 %. */
const grooved: Scene = (_, p) => {
  const [d, w] = [p.mm('d') / 2, p.mm('w')];
  const reach = Math.max(w * 3, d * 0.35);
  return [
    ...shaft(-reach, -w * 0.18, d + w * 0.94),
    ...shaft(-w * 0.18, w * 1.18, d),
    ...shaft(w * 1.18, w + reach, d + w * 0.94),
    ...around(-reach, w + reach, d + w, d + w + Math.max(w * 1.6, d * 0.2)),
  ];
};
const sealed: Scene = (_, p) => {
  const [d, D, B] = [p.mm('d') / 2, p.mm('D') / 2, p.mm('B')];
  const h = D - d;
  return [...shaft(-B * 1.6, B * 2.4, d), ...around(-B * 0.1, B, D, D + h), ...around(B, B * 1.7, D - h * 0.4, D + h)];
};
const cupped: Scene = (_, p) => {
  const [d, D, B] = [p.mm('d') / 2, p.mm('D') / 2, p.mm('B')];
  const out = D + (D - d) * 1.2;
  const gap = d + (D - d) * 0.06;
  return [...shaft(-B * 2, B * 3, d), ...around(-B, 0, gap, out), ...around(0, B, D, out), ...around(B, B * 2, gap, out)];
};
const leaning: Scene = (_, p) => {
  const [d, D, h] = [p.mm('d') / 2, p.mm('D') / 2, p.mm('h')];
  return [...shaft(-h * 1.4, h * 3, d), ...around(h, h * 2, d * 1.03, D + (D - d) * 1.6)];
};
const pressed: Scene = (part, p) => {
  const [d, D, s] = [p.mm('d') / 2, p.mm('D') / 2, value(part, 's')];
  const t = (D - d) * 0.7;
  return [...around(-t, 0, d, D * 1.12), ...around(s, s + t, d, D * 1.12)];
};

/** A pipe in each of its threads, or a wall round one that stands out. */
const piped: Scene = (part) =>
  part.threads.flatMap(({ inside, diameter, from, to, tilt = 0 }) => {
    const isAtBack = tilt === 0 && from < 0.1 && part.threads.length > 1;
    if (inside)
      return turnedTo(
        tilt,
        isAtBack ? shaft(-diameter * 1.1, to * 0.45, diameter / 2) : shaft(to - (to - from) * 0.9, to + diameter * 1.1, diameter / 2),
      );
    return turnedTo(
      tilt,
      isAtBack
        ? around(-diameter * 0.7, to * 0.86, diameter / 2, diameter * 0.72)
        : around(from + (to - from) * 0.14, to + diameter * 0.5, diameter / 2, diameter * 0.72),
    );
  });
/** A block in which its thread stands, and a tube in each mouth. */
const tubed: Scene = (part, p) => {
  const d = p.mm('d');
  const mouths = part.bodies[0]!.flatMap((one) =>
    one.kind === 'turned' && one.cut && one.contour.some(({ to }) => Math.abs(to[1] - d / 2) < 1e-9) ? [one] : [],
  );
  const tubes = mouths.flatMap(({ tilt = 0, contour }) => {
    const zs = contour.map(({ to }) => to[0]);
    return turnedTo(tilt, shaft(Math.min(...zs), Math.max(...zs) + d * 1.6, d / 2));
  });
  const walls = part.threads.flatMap(({ inside, diameter, from, to }) =>
    inside ? shaft(from - diameter, to - diameter * 0.1, diameter / 2) : around(from - diameter * 0.3, to, diameter / 2, diameter * 1.35),
  );
  return [...tubes, ...walls];
};
/** Its like on the other side of a gasket, with a bolt above and below. */
const flanged: Scene = (part) => {
  const [thick, D, K, face] = ['thick', 'D', 'K', 'face'].map((key) => value(part, key)) as [number, number, number, number];
  const inner = (value(part, 'bore') || value(part, 'pipe') * 0.9) / 2;
  const bolt = D * 0.045;
  return [
    ...around(-3 - thick, -3, inner, D / 2),
    ...around(-3, 0, inner, face / 2),
    ...[1, -1].flatMap((side) => [
      {
        outline: [
          [-5 - thick * 1.9, K * 0.5 * side - bolt],
          [thick * 1.9 + 2, K * 0.5 * side - bolt],
          [thick * 1.9 + 2, K * 0.5 * side + bolt],
          [-5 - thick * 1.9, K * 0.5 * side + bolt],
        ] as Mate['outline'],
        isCut: false,
      },
    ]),
    ...(inner ? around(-3 - thick * 3.2, -3 - thick * 0.8, inner, inner * 1.08 + 1) : []),
    ...(value(part, 'H') || !inner ? [] : around(thick * 0.8, thick * 3.2, inner * 0.92, inner)),
  ];
};

const to = (scene: Scene, ...families: string[]) => families.map((family): [string, Scene] => [family, scene]);
/** How a family's parts are mounted; the rest (bars, profiles, keys) have no one way. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ...to(
    screwed,
    'socket-cap-screw',
    'hex-bolt',
    'flange-bolt',
    'countersunk-screw',
    'pan-head-screw',
    'button-head-screw',
    'self-tapping-screw',
  ),
  ...to(setScrewed, 'set-screw'),
  ...to(shouldered, 'shoulder-screw'),
  ...to(nutted, 'hex-nut', 'lock-nut', 'cap-nut', 'wing-nut', 'round-nut'),
  ...to(flangeNutted, 'flange-nut'),
  ...to(rivetNut, 'rivet-nut'),
  ...to(washered, 'flat-washer', 'spring-washer', 'tooth-washer'),
  ...to(pinned, 'dowel-pin', 'taper-pin', 'spring-pin'),
  ...to(riveted, 'solid-rivet', 'blind-rivet'),
  ...to(split, 'split-pin'),
  ...to(eyed, 'eye-bolt'),
  ...to(
    seated,
    'deep-groove-bearing',
    'angular-contact-bearing',
    'self-aligning-bearing',
    'spherical-roller-bearing',
    'cylindrical-roller-bearing',
    'tapered-roller-bearing',
  ),
  ...to(thrust, 'thrust-bearing'),
  ...to(sleeved, 'needle-bearing', 'bushing', 'linear-bearing'),
  ...to(unit, 'pillow-block', 'flange-unit'),
  ...to(plain, 'spherical-plain'),
  ...to(cam, 'cam-follower'),
  ...to(rod, 'rod-end'),
  ...to(collared, 'shaft-collar'),
  ...to(onShaft, 'circlip-external'),
  ...to(inBore, 'circlip-internal'),
  ...to(eClipped, 'e-clip'),
  ...to(grooved, 'o-ring'),
  ...to(sealed, 'oil-seal'),
  ...to(cupped, 'u-cup'),
  ...to(leaning, 'v-ring'),
  ...to(pressed, 'gasket'),
  ...to(piped, 'pipe-elbow', 'pipe-tee', 'pipe-nipple'),
  ...to(tubed, 'push-in-fitting', 'push-in-union'),
  ...to(flanged, 'pipe-flange'),
]);
