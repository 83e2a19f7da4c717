import { phrasesCall } from '@mall/mall-parts/search';
import { call } from '@mall/mf-kit';
import { layoutCall } from '../platform/layout-data.ts';

export const hotWordsCall = () => call('layout.getMallHotSearchKeywords', { index: 0, count: 6 });
export const topAdvertisingCall = () => call('layout.getMallHomePageTopAdvertising');
export const firstCategoriesCall = () => call('catalogue.getFirstGradeCategory');
export const categoryTreeCall = () => call('catalogue.searchCategoryTree');
export const countsCall = () => call('account.getLayoutStatistics');
export const inquiryCountsCall = () => call('inquiry.getInquiryPagedListCount', {});
export const orderCountsCall = () => call('order.getOrderStatistics');
export const creditInfoCall = () => call('credit.getCustomerCreditInfo');

/** What the server reads for the frame of every page. */
export const frameCalls = () => [layoutCall(), hotWordsCall(), phrasesCall(), topAdvertisingCall(), firstCategoriesCall()];
