import { threadSizes } from './thread.ts';

/** Proof stress in MPa by property class: up to M16 and above it (GB/T 3098.1-2010, table 3); of stainless steel the 0.2 % stress (GB/T 3098.6-2014). */
export const propertyClasses: Readonly<Record<string, readonly [upToM16: number, above: number]>> = {
  '4.8': [310, 310],
  '5.8': [380, 380],
  '6.8': [440, 440],
  '8.8': [580, 600],
  '10.9': [830, 830],
  '12.9': [970, 970],
  'A2-50': [210, 210],
  'A2-70': [450, 450],
  'A4-80': [600, 600],
};

/**
 * Torque coefficient by surface: T = K · F · d (Shigley, Mechanical Engineering Design, table 8-15: zinc-plated, lubricated, anti-seize).
 * 0.2 is also what the book takes where the surface isn't known.
 */
export const torqueCoefficients = { dry: 0.2, oiled: 0.18, paste: 0.12 } as const;
export type Lubrication = keyof typeof torqueCoefficients;

/** Of the proof load, for joints that are opened again (Shigley 8-31). */
const preloadShare = 0.75;

export interface Tightening {
  /** N·m, to the nearest whole one from 10 on. */
  torque: number;
  /** kN */
  preload: number;
  proofStress: number;
  stressArea: number;
}

/**
 * Tightening torque of a bolted joint: 75 % of the proof load as preload, T = K · F · d.
 * A guide for steel on steel: what the machine's maker says goes before it.
 * @param diameter nominal, mm @param pitch mm @returns undefined for a thread or class that there isn't
 */
export function tighteningTorque(diameter: number, pitch: number, propertyClass: string, lubrication: Lubrication): Tightening | undefined {
  const sizes = threadSizes(diameter, pitch);
  const stresses = propertyClasses[propertyClass];
  if (!sizes || !stresses) return undefined;
  const proofStress = diameter > 16 ? stresses[1] : stresses[0];
  const preload = preloadShare * proofStress * sizes.stressArea;
  const torque = (torqueCoefficients[lubrication] * preload * diameter) / 1000;
  return {
    torque: torque >= 10 ? Math.round(torque) : Math.round(torque * 10) / 10,
    preload: Math.round(preload / 100) / 10,
    proofStress,
    stressArea: sizes.stressArea,
  };
}
