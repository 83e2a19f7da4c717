import { organizationId } from '@mall/domain/layout';
import type { LayoutData } from '../platform/layout-data.ts';

/** Who the mall is, for search engines (schema.org Organization): in the words of the foot of every page (rule layout 36). Without a name nothing is said. */
export function organizationOf({ companyName, companyAddress, hotline }: Partial<LayoutData> = {}): object | undefined {
  if (!companyName) return undefined;
  const contactPoint = { '@type': 'ContactPoint', contactType: 'customer service', telephone: hotline, availableLanguage: 'zh' };
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId,
    name: companyName,
    url: '/',
    ...(companyAddress ? { address: companyAddress } : {}),
    ...(hotline ? { contactPoint } : {}),
  };
}
