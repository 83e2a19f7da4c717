import { defineScreens } from '@mall/mf-kit';
import { directCall, hotWordsCall, resultsCall } from './features/results/results-call.ts';
import { readFilters } from './features/results/search-filters.ts';
import { searchUrl } from './parts/search-address.ts';

/** Which address shows what, and what it reads first. */
export const screens = defineScreens({
  results: {
    component: () => import(/* webpackChunkName: "screen-results" */ './features/results/results-page.tsx'),
    load({ query }) {
      const results = resultsCall(query);
      return results ? [results, directCall(query) ?? []].flat() : [hotWordsCall(0)];
    },
    head(read, { query }) {
      const { keyword } = readFilters(query);
      if (!keyword) return { title: '搜索', description: '按名称、型号、规格或订货号搜索工业用品。', canonical: '/search' };
      const call = resultsCall(query);
      const found = call && read(call);
      const count = found ? `共 ${found.isEstimated ? '约 ' : ''}${found.total} 种商品。` : '';
      return {
        title: `${keyword}的搜索结果`,
        description: `“${keyword}”的搜索结果，${count}按分类、品牌、规格筛选，现货当日发货。`,
        canonical: searchUrl(keyword),
      };
    },
  },
});
