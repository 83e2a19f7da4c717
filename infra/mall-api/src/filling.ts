// The front door for who fills a mall: the database, and what is written through a noun's service.
export { type Database, openDatabase, type PoolDatabase } from './database/database.ts';
export { hashPassword } from './modules/account/password.ts';
export { type HelpRow, helpService } from './modules/content/help.service.ts';
export { newsService } from './modules/content/news.service.ts';
export { type FrameContent, layoutService } from './modules/layout/layout.service.ts';
export { type KnownStaff, knownStaff } from './modules/operator/known-staff.ts';
export { buildSearchIndex } from './modules/search/index-build.ts';
