export { isLate } from './late.ts';
export { mayAct, type StaffRole, staffRoleNames } from './role.ts';
