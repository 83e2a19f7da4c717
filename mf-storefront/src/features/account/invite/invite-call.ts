import { call } from '@mall/mf-kit';

/** Whose code an address names; undefined for none. */
export const inviteCall = (code: string | undefined) =>
  /^[A-Za-z0-9]{10}$/.test(code ?? '') ? call('account.getInvitation', { code: code! }) : undefined;
