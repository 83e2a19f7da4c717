import { createHash } from 'node:crypto';

/** The checksum a browser holds a script against: 'sha384-…'. */
export const integrityOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
