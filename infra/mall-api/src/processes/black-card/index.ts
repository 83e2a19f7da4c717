// The front door: what a charge for a membership pays for.
export { blackCardSubject } from './black-card-subject.ts';
