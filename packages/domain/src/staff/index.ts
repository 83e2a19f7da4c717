export { actsOfAccounts, staffActNames } from './act.ts';
export { type StaffQueueName, staffHits, staffQueues } from './queue.ts';
export { mayAct, mayEnterAccounts, mayUsePlatform, type StaffRole, staffRoleNames } from './role.ts';
