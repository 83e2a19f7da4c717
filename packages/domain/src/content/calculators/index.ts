export { type BearingLife, bearingLife, equivalentLoad } from './bearing-life.ts';
export { type ORingGroove, type ORingUse, oRingGroove, oRingSections, oRingUses } from './o-ring.ts';
export { type ThreadSizes, threadPitches, threadSizes } from './thread.ts';
export { type Lubrication, propertyClasses, type Tightening, tighteningTorque, torqueCoefficients } from './torque.ts';
export { convert, type QuantityName, quantities } from './units.ts';
