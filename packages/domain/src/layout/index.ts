export { type Destination, destinationOf, isShortCode } from './short-link.ts';
