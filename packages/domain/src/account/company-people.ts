import type { KpRight } from './rights.ts';

/** Contact persons who are enabled and invitations that wait, together (rule account 28). */
export const peopleAtMost = 200;
/** A link to join works so long, and one number is asked so often a day by one company (rules account 29, 30). */
export const invitation = { days: 7, perNumberAndDay: 5, perCompanyAndHour: 60 } as const;

export interface Person {
  id: number;
  isManager: boolean;
  rights: readonly KpRight[];
}
export type PersonChange = { isManager: boolean; rights: readonly KpRight[] } | 'enabled' | 'disabled';
export type PersonRefusal = 'KP_ONLY_BY_MANAGER' | 'KP_NOT_YOURSELF' | 'KP_LAST_MANAGER';

const weighs = ({ isManager, rights }: Omit<Person, 'id'>) => isManager || rights.includes('manage');
const isSame = (person: Person, { isManager, rights }: Omit<Person, 'id'>) =>
  person.isManager === isManager && [...person.rights].sort().join() === [...rights].sort().join();

/**
 * May this one change that one so (rules account 31, 32)? Who manages without being a manager touches neither managers nor who manages, and makes none.
 * Nobody changes their own role and rights, so that a company always keeps a manager: whoever takes the role away is one.
 * @param managers how many managers are enabled
 */
export function decidePersonChange(
  by: Person,
  person: Person | undefined,
  change: PersonChange,
  managers: number,
): PersonRefusal | undefined {
  const isText = typeof change === 'string';
  if (person?.id === by.id) {
    if (!isText && isSame(person, change)) return undefined;
    const isLast = person.isManager && managers <= 1 && (isText ? change === 'disabled' : !change.isManager);
    return isLast ? 'KP_LAST_MANAGER' : 'KP_NOT_YOURSELF';
  }
  const becomes = isText ? undefined : change;
  if (!by.isManager && ((person && weighs(person)) || (becomes && weighs(becomes)))) return 'KP_ONLY_BY_MANAGER';
  return undefined;
}
