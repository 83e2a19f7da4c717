// The front door for who fills a mall: the database, and what is written through a noun's service.
export type { ContentBlock } from '@mall/api-contract/content';
export { bySize } from '@mall/domain/search/query';
export { type Database, openDatabase, type PoolDatabase } from './database/database.ts';
export { hashPassword } from './modules/account/password.ts';
export { type BrandContent, brandPageService } from './modules/catalogue/brand-page.service.ts';
export { catalogueService } from './modules/catalogue/catalogue.service.ts';
export { contentDeskService } from './modules/content/content-desk.service.ts';
export { type FrameContent, layoutService } from './modules/layout/layout.service.ts';
export { type KnownStaff, knownStaff } from './modules/operator/known-staff.ts';
export { buildSearchIndex } from './modules/search/index-build.ts';
