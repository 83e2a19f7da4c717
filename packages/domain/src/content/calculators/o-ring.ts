export const oRingUses = {
  radialStatic: '径向静密封',
  hydraulic: '液压动密封',
  pneumatic: '气动动密封',
  axial: '轴向静密封（端面）',
} as const;
export type ORingUse = keyof typeof oRingUses;

/** Section d2 in mm → depth and width of the groove in mm, of a piston seal where it is radial, without back-up rings (GB/T 3452.3-2005). */
const grooves: readonly { section: number; depth: Record<ORingUse, number>; width: Record<ORingUse, number>; radius: string }[] = [
  groove(1.8, [1.32, 1.35, 1.4, 1.28], [2.4, 2.4, 2.2, 2.6], '0.2～0.4'),
  groove(2.65, [2, 2.1, 2.15, 1.97], [3.6, 3.6, 3.4, 3.8], '0.2～0.4'),
  groove(3.55, [2.9, 2.85, 2.95, 2.75], [4.8, 4.8, 4.6, 5], '0.4～0.8'),
  groove(5.3, [4.31, 4.35, 4.5, 4.24], [7.1, 7.1, 6.9, 7.3], '0.4～0.8'),
  groove(7, [5.85, 5.85, 6.1, 5.72], [9.5, 9.5, 9.3, 9.7], '0.8～1.2'),
];

function groove(section: number, depths: readonly number[], widths: readonly number[], radius: string) {
  const [radialStatic = 0, hydraulic = 0, pneumatic = 0, axial = 0] = depths;
  const [ofStatic = 0, ofHydraulic = 0, ofPneumatic = 0, ofAxial = 0] = widths;
  return {
    ...{ section, radius, depth: { radialStatic, hydraulic, pneumatic, axial } },
    width: { radialStatic: ofStatic, hydraulic: ofHydraulic, pneumatic: ofPneumatic, axial: ofAxial },
  };
}

/** Sections of GB/T 3452.1-2005, mm. */
export const oRingSections: readonly number[] = grooves.map(({ section }) => section);

export interface ORingGroove {
  /** mm */
  depth: number;
  width: number;
  /** Of the corner at its bottom, mm. */
  radius: string;
  /** How much the ring is pressed together, per cent of its section. */
  compression: number;
  /** How much of the groove it fills, per cent. */
  fill: number;
}

/** The groove of an O-ring by its section and use (GB/T 3452.3-2005). @param section d2, mm @returns undefined for a section that isn't of the standard */
export function oRingGroove(section: number, use: ORingUse): ORingGroove | undefined {
  const found = grooves.find((one) => one.section === section);
  if (!found) return undefined;
  const { radius } = found;
  const [depth, width] = [found.depth[use], found.width[use]];
  const area = (Math.PI / 4) * section ** 2;
  return {
    ...{ depth, width, radius },
    compression: Math.round((1000 * (section - depth)) / section) / 10,
    fill: Math.round((1000 * area) / (depth * width)) / 10,
  };
}
