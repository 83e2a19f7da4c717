export { organizationId } from './organization-id.ts';
export { type Destination, destinationOf, isShortCode } from './short-link.ts';
