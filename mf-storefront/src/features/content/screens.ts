import { pageFolders } from '@mall/domain/content';
import { type Call, type CallOutput, defineScreens, type ScreenHead } from '@mall/mf-kit';
import {
  articleCall,
  articlesCall,
  folderCall,
  folderOf,
  helpArticleCall,
  helpSearchCall,
  helpTreeCall,
  keywordCall,
  landingPageCall,
  newsListCall,
  pairsCall,
  stepsAbove,
} from '../../parts/content/content-calls.ts';
import { articleOf, breadcrumbList, faqPage } from '../../parts/structured.ts';

type Page = CallOutput<'content.getContentPage'>;
type ReasonOf = (call: Call) => string | undefined;

/** What isn't there, and what isn't there any more; undefined for what failed or is fine (rule content 23). */
function absent(call: Call | undefined, reasonOf: ReasonOf, title = '没有找到这个页面'): ScreenHead | undefined {
  if (!call) return { title, status: 404 };
  const reason = reasonOf(call);
  if (reason === 'CONTENT_GONE') return { title: '这个页面已下线', status: 410 };
  return reason === 'CONTENT_NOT_FOUND' || reason === 'HELP_NOT_FOUND' ? { title, status: 404 } : undefined;
}
const pairsOf = (page: Page) => page.blocks.flatMap((block) => (block.kind === 'faq' ? block.questions : []));
const pageNumber = (query: URLSearchParams) => (Number(query.get('page')) > 1 ? ` 第${Number(query.get('page'))}页` : '');

function pageHead(page: Page | undefined, steps: { name: string; path: string }[]): ScreenHead {
  if (!page) return { title: '专题' };
  const { title, summary, url } = page;
  return {
    ...{ title, description: summary, canonical: url },
    structured: [breadcrumbList([...steps, { name: title, path: url }]), ...faqPage(pairsOf(page))],
  };
}

/** What the mall tells: which address shows what, and what it reads first. */
export const contentScreens = defineScreens({
  'news-list': {
    component: () => import(/* webpackChunkName: "screen-news-list" */ './news-list/news-list-page.tsx'),
    load: ({ query }) => [newsListCall(query)],
    head: (_read, { query }) => ({
      ...{
        title: `商城公告${pageNumber(query)}`,
        description: '百工商城公告：发货、配送、账期、发票与售后的最新安排。',
        canonical: '/news',
      },
      structured: [breadcrumbList([{ name: '商城公告', path: '/news' }])],
    }),
  },
  articles: {
    component: () => import(/* webpackChunkName: "screen-articles" */ './articles/articles-page.tsx'),
    load: ({ query }) => [articlesCall(query)],
    head(_read, { query }) {
      const topic = query.get('topic');
      return {
        title: `${topic ? `${topic}选型知识` : '选型知识'}${pageNumber(query)}`,
        description: `${topic ?? '紧固件、轴承、密封、气动、电气、劳保'}的尺寸、标准、材质与选型方法，数据来自国家标准。`,
        canonical: topic ? `/zhishi?topic=${encodeURIComponent(topic)}` : '/zhishi',
        structured: [breadcrumbList([{ name: '选型知识', path: '/zhishi' }])],
      };
    },
  },
  article: {
    component: () => import(/* webpackChunkName: "screen-article" */ './article/article-page.tsx'),
    load: ({ params, query }) => [articleCall(params.id, query) ?? []].flat(),
    head(read, { params, query }, reasonOf) {
      const call = articleCall(params.id, query);
      const gone = absent(call, reasonOf, '没有找到这篇文章');
      const page = call && read(call)?.page;
      if (gone || !page) return gone ?? { title: '文章' };
      const list = page.kind === 'news' ? { name: '商城公告', path: '/news' } : { name: '选型知识', path: '/zhishi' };
      const { structured = [], ...head } = pageHead(page, [list]);
      return { ...head, structured: [...structured, articleOf(page)] };
    },
  },
  knowledge: {
    component: () => import(/* webpackChunkName: "screen-knowledge" */ './knowledge/knowledge-page.tsx'),
    load: ({ params }) => [pairsCall(params.id) ?? []].flat(),
    head(read, { params }, reasonOf) {
      const call = pairsCall(params.id);
      const gone = absent(call, reasonOf, '没有找到这组问答');
      const groups = call && read(call);
      if (gone || !groups) return gone ?? { title: '采购问答' };
      const [first] = groups;
      const path = params.id ? `/knowledge/${params.id}` : '/knowledge';
      return {
        title: params.id && first ? `${first.title}：常见问答` : '采购问答',
        description: `${params.id && first ? first.title : '选型与采购'}的常见问题与解答。`,
        canonical: path,
        structured: [
          breadcrumbList([{ name: '采购问答', path: '/knowledge' }]),
          ...faqPage(groups.flatMap(({ pairs }) => pairs).slice(0, 60)),
        ],
      };
    },
  },
  help: {
    component: () => import(/* webpackChunkName: "screen-help" */ './help/help-page.tsx'),
    load: ({ query }) => [helpTreeCall(), helpArticleCall(query) ?? [], helpSearchCall(query) ?? []].flat(),
    head(read, { query }, reasonOf) {
      const centre = { name: '帮助中心', path: '/helpCenter' };
      const call = helpArticleCall(query);
      if (!query.has('id'))
        return {
          ...{ title: '帮助中心', description: '注册登录、询价下单、支付账期、配送收货、发票与售后的说明。', canonical: '/helpCenter' },
          structured: [breadcrumbList([centre])],
        };
      const gone = absent(call, reasonOf, '没有找到该帮助文章');
      const found = call && read(call);
      if (gone || !found) return gone ?? { title: '帮助中心' };
      const path = `/helpCenter?id=${found.id}`;
      return {
        ...{ title: `${found.name} - 帮助中心`, description: found.summary, canonical: path },
        structured: [breadcrumbList([centre, { name: found.name, path }])],
      };
    },
  },
  'keyword-page': {
    component: () => import(/* webpackChunkName: "screen-keyword-page" */ './keyword-page/keyword-page.tsx'),
    load: ({ params, query }) => (params.id || params.synonym ? [keywordCall(params, query) ?? []].flat() : [folderCall('gp', query)]),
    head(read, { params, query }, reasonOf) {
      const list = { name: '选购页', path: '/gp' };
      if (!params.id && !params.synonym)
        return {
          title: `工业品选购页${pageNumber(query)}`,
          description: '按品类与关键词整理的选购页：规格、尺寸表、常见问题与现货商品。',
          canonical: '/gp',
          structured: [breadcrumbList([list])],
        };
      const call = keywordCall(params, query);
      return absent(call, reasonOf) ?? pageHead(call && read(call), [list]);
    },
  },
  'landing-page': {
    component: () => import(/* webpackChunkName: "screen-landing-page" */ './landing-page/landing-page.tsx'),
    load({ query, pathname = '/' }) {
      const folder = folderOf(pathname);
      return [folder ? folderCall(folder, query) : landingPageCall(pathname, query)];
    },
    head(read, { query, pathname = '/' }, reasonOf) {
      const folder = folderOf(pathname) as keyof typeof pageFolders | undefined;
      const call = landingPageCall(pathname, query);
      if (!folder) {
        const page = read(call);
        const moved = page && !page.isPreview && page.url !== pathname ? { movedTo: page.url } : {};
        return absent(call, reasonOf) ?? { ...pageHead(page, stepsAbove(pathname)), ...moved };
      }
      const [name, path] = [pageFolders[folder], folder === 'cp' ? '/cp/view' : `/${folder}`];
      return {
        ...{ title: `${name}${pageNumber(query)}`, description: `百工商城${name}：按用途与品类整理的商品与选型说明。`, canonical: path },
        structured: [breadcrumbList([{ name, path }])],
      };
    },
  },
});
