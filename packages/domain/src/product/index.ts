export { type ConfiguredPart, configuredPart, type PartOption } from './configured-part.ts';
