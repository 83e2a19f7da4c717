import { organizationId } from '@mall/domain/layout';

interface Step {
  name: string;
  path: string;
}
interface Pair {
  question: string;
  text: string;
}

/** Where a page stands, for search engines (schema.org BreadcrumbList). */
export const breadcrumbList = (steps: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: '首页', path: '/' }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: path,
  })),
});

/** Questions that stand on the page itself, with their answers; nothing without any. */
export const faqPage = (pairs: readonly Pair[]): object[] =>
  pairs.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: pairs.map(({ question, text }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        },
      ];

/** Whose name the frame says on every page. */
const theMall = { '@type': 'Organization', '@id': organizationId };

/** An article or piece of news (schema.org Article, NewsArticle), which the mall writes and publishes. */
export const articleOf = (page: {
  kind: string;
  title: string;
  summary: string;
  publishedAt: string;
  updatedAt: string;
  url: string;
}): object => ({
  '@context': 'https://schema.org',
  '@type': page.kind === 'news' ? 'NewsArticle' : 'Article',
  headline: page.title,
  description: page.summary,
  datePublished: page.publishedAt,
  dateModified: page.updatedAt,
  mainEntityOfPage: page.url,
  author: theMall,
  publisher: theMall,
});

interface ProductFacts {
  productName: string;
  skuNumber: string;
  manufacturerName: string;
  manufacturerPartNumber: string;
  defaultPictureUrl: string;
  attributesJson: Record<string, string>;
  isActive: boolean;
}

/**
 * A product for search engines (schema.org Product), without an offer: search engines are visitors, and a visitor is told no price (rule pricing 1).
 */
export const productOf = (sku: ProductFacts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: sku.productName,
  sku: sku.skuNumber,
  mpn: sku.manufacturerPartNumber,
  brand: { '@type': 'Brand', name: sku.manufacturerName },
  image: sku.defaultPictureUrl,
  url: `/p/${sku.skuNumber}`,
  additionalProperty: Object.entries(sku.attributesJson).map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
});
