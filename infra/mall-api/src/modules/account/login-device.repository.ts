import type { Database } from '../../database/database.ts';

/** Devices that somebody has signed in on, by the hash of the name that their cookie holds. */
export const loginDeviceRepository = ({ sql }: Database) => ({
  async isKnown(number: string, deviceHash: Buffer): Promise<boolean> {
    return (await sql`select 1 from login_device where number = ${number} and device_hash = ${deviceHash}`).length > 0;
  },
  async remember(number: string, deviceHash: Buffer) {
    await sql`insert into login_device (number, device_hash) values (${number}, ${deviceHash})
      on conflict (number, device_hash) do update set last_at = now()`;
  },
  async forget(number: string) {
    await sql`delete from login_device where number = ${number}`;
  },
  async deleteOld() {
    await sql`delete from login_device where last_at < now() - interval '1 year'`;
  },
});
