import { isStaffAccount, type StaffRole } from '@mall/domain/staff';

export interface NewAccount {
  account: string;
  name: string;
  employeeNo: string;
  roles: StaffRole[];
}

/** What is wrong with what a command line names; over HTTP the contract says so. */
export function newAccountProblem({ account, name, employeeNo }: NewAccount): string | undefined {
  if (!isStaffAccount(account)) return 'an account is 2 to 40 small letters, digits, dots and dashes, a letter first';
  if (!name || name.length > 40) return 'a new operator needs --name, of at most 40 characters';
  if (!employeeNo || employeeNo.length > 20) return 'a new operator needs --employee, a number of at most 20 characters';
  return undefined;
}
