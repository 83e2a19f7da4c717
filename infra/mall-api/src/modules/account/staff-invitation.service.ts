import { randomInt } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { qrCode } from '../../papers/qr-code.ts';
import { scanLoginService } from './scan-login.service.ts';
import { staffInvitationRepository } from './staff-invitation.repository.ts';

/** Nothing that looks like another sign. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const newCode = () => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** Codes with which staff invite (rules login 62, 63). */
export const staffInvitations = (db: Database, mallUrl: string) => ({
  /** The own code, made the first time. @throws {MallError} FORBIDDEN who is no employee */
  async own(operatorId: number | undefined) {
    const rows = staffInvitationRepository(db);
    const own = operatorId === undefined ? undefined : await rows.own(operatorId, newCode());
    if (!own) throw new MallError('FORBIDDEN');
    const url = `${mallUrl}/invite/${own.code}`;
    return { ...own, url, image: await qrCode(url) };
  },
  /** @throws {MallError} INVITATION_UNKNOWN */
  async inviter(code: string): Promise<{ staffName: string; employeeNo: string; account: string }> {
    const found = await staffInvitationRepository(db).inviter(code.toUpperCase());
    if (!found) throw new MallError('INVITATION_UNKNOWN');
    return found;
  },
  /** Where who was invited registers: a token of its own, so that the registration names who invited. @throws {MallError} INVITATION_UNKNOWN */
  async open(code: string): Promise<{ path: string }> {
    const { employeeNo, account } = await this.inviter(code);
    return { path: await scanLoginService(db, mallUrl).inviteBy(employeeNo, account) };
  },
});
