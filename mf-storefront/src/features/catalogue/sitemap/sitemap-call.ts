import { call } from '@mall/mf-kit';

/** The category menu's own call, so that the frame and this page share one answer. */
export const sitemapCall = () => call('catalogue.searchCategoryTree');
