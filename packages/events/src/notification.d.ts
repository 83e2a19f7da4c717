export type NotificationEvents = {
  /** By the shell's bell and by mf-customer-centre: some were marked as read, so many are left. */
  'notification:read': { unreadCount: number };
};
