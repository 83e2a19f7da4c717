import { isIdNumber } from '@mall/domain/account';

/** Does this name belong to this number of an ID card (rules outside-world 15; credit-application 5)? */
export interface IdCheck {
  /** @throws {Error} nobody answers: it is open */
  isSame(name: string, idNumber: string): Promise<boolean>;
}

/** The embedded adapter knows no register: a number with its checksum belongs to whoever has a Chinese name, but for the name 不符, which never fits. */
export const embeddedIdCheck = (): IdCheck => ({
  isSame: async (name, idNumber) => isIdNumber(idNumber) && /^\p{Script=Han}[\p{Script=Han}·]{1,29}$/u.test(name) && !name.includes('不符'),
});
