import { createHmac } from 'node:crypto';

/** What stands at the end of a link to join, made anew from the invitation's id when it is sent: a copy of the database opens nothing. */
export const invitationLinks = (installationKey: Buffer) => ({
  tokenOf: (id: string): string => createHmac('sha256', installationKey).update(`kp invitation ${id}`).digest('base64url'),
});
export type InvitationLinks = ReturnType<typeof invitationLinks>;

/** Where a link to join leads. */
export const joinPath = (token: string): string => `/customer/joinCompany/${token}`;
