export { mayAct, type StaffRole, staffRoleNames } from './role.ts';
