export { attempt, doneOr, outcomeOf } from './attempt.ts';
export { failureOf, isUnanswered } from './failure.ts';
export { createKeyRing, type KeyRing } from './key-ring.ts';
export { newId } from './new-id.ts';
export { readTab, tabStore, writeTab } from './tab-storage.ts';
export { useWrite, type Write } from './use-write.ts';
