import { slowness } from '@mall/build-config/slowness';

/** A second in ms; on a machine that is slow now, as much longer. */
export const aSecondMs = () => 1000 * slowness();
