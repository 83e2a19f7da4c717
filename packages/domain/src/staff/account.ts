/** What somebody of the staff signs in with: 2 to 40 small letters, digits, dots and dashes, a letter first (rule operator 19). */
export const staffAccountPattern = '^[a-z][a-z0-9.-]{1,39}$';
const pattern = new RegExp(staffAccountPattern);
export const isStaffAccount = (text: string): boolean => pattern.test(text);
