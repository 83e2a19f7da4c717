export { isStaffAccount, staffAccountPattern } from './account.ts';
export { actsOfAccounts, staffActNames } from './act.ts';
export { isLate } from './late.ts';
export { type StaffQueueName, staffHits, staffQueues } from './queue.ts';
export { mayAct, mayEnterAccounts, mayUsePlatform, type StaffRole, staffRoleNames } from './role.ts';
