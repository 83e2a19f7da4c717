export { failureOf, isUnanswered } from './failure.ts';
export { createKeyRing, type KeyStore } from './key-ring.ts';
export { useWrite } from './use-write.ts';
