import { availableParallelism, loadavg } from 'node:os';

/** A second in ms; where more wait for a core than run, as much longer. */
export const aSecondMs = () => 1000 * Math.max(1, loadavg()[0]! / (2 * availableParallelism()));
