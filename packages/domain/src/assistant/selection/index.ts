import { bearing } from './bearing.ts';
import { conversion } from './conversion.ts';
import { cable, contactor } from './electric-jobs.ts';
import { oRing } from './o-ring.ts';
import { screwLength } from './screw-length.ts';
import type { Selection, SelectionInput } from './selection.ts';
import { tapDrill, torque } from './thread-jobs.ts';

const jobs: Record<SelectionInput['job'], (input: SelectionInput) => Selection> = {
  ...{ screwLength, bearing, oRing, tapDrill, torque, cable, contactor, convert: conversion },
};

/** From a job to a part, by rules with sources (rule assistant 14). What the job lacks is named, nothing is guessed. */
export const selectPart = (input: SelectionInput): Selection => jobs[input.job](input);
