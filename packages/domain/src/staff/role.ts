/** What a member of the mall's staff, or a key of an ERP, may do (rule staff 7). `platform` are the engineers who publish areas. */
export const staffRoleNames = {
  administrator: '管理员',
  sales: '销售',
  credit: '信用',
  warehouse: '仓储',
  finance: '财务',
  content: '内容',
  platform: '平台',
} as const;
export type StaffRole = keyof typeof staffRoleNames;

/** An administrator may do what any role may. */
export const mayAct = (has: readonly StaffRole[], allowed: readonly StaffRole[]): boolean =>
  has.includes('administrator') || has.some((role) => allowed.includes(role));

/** Who enters a customer's account as one of its contact persons (rule operator 14). */
export const mayEnterAccounts = ['sales', 'platform'] as const satisfies readonly StaffRole[];
/** Who sees the desk, publishes and takes back (rule operator 9). */
export const mayUsePlatform = ['platform'] as const satisfies readonly StaffRole[];
