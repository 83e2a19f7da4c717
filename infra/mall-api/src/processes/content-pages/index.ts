export { contentProblems } from './content-problems.ts';
export type { FillingParts } from './fill-blocks.ts';
