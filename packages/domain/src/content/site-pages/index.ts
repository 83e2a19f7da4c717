export { type SitePage, sitePageAt, sitePages } from './site-pages.ts';
