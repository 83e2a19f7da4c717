export { Body } from './body.ts';
export { readId, readPage } from './read-id.ts';
