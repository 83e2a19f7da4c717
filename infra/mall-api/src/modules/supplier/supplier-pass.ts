import { createHmac, timingSafeEqual } from 'node:crypto';

/** What opens an application (rule supplier 3): its id and a seal over it, so that a copy of the database opens none. */
export const supplierPasses = (installationKey: Buffer) => {
  const seal = (id: string) => createHmac('sha256', installationKey).update(`supplier ${id}`).digest();
  return {
    of: (id: string): string => `${id}${seal(id).toString('base64url')}`,
    /** The application's id; undefined for what is forged. */
    opens(pass: string): string | undefined {
      const id = pass.slice(0, 26);
      const [given, right] = [Buffer.from(pass.slice(26), 'base64url'), seal(id)];
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
};

/** Where the link leads. */
export const supplierPath = (pass: string): string => `/supplier/apply?pass=${pass}`;
