import { brandPageService, catalogueService, type Database } from '@mall/mall-api/filling';
import { brandContent } from './brand-content.ts';

/** Writes who the brands are and which papers they gave. The catalogue has to be there. */
export const seedBrands = (db: Database, now = new Date()): Promise<void> =>
  brandPageService(db, catalogueService(db)).replace(brandContent(now.getUTCFullYear()));
