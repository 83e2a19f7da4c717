import type { LayoutLink } from '../../platform/layout-data.ts';

/** What an entry of the side menu does. */
export type SideEntryKind = 'service' | 'inquiry' | 'cart' | 'top' | 'link';

/** Staff name entries, icons and addresses; what an entry does follows from the address, or from the icon where there is none. */
export function kindOfEntry({ url, icon }: Pick<LayoutLink, 'url' | 'icon'>): SideEntryKind {
  if (/headset|service/i.test(icon)) return 'service';
  if (/^\/(my)?cart$/.test(url)) return 'cart';
  if (/createinquiry/i.test(url) || url === '/cart?type=inquiry') return 'inquiry';
  if (url && url !== '#top') return 'link';
  if (url === '#top' || /top|up/i.test(icon)) return 'top';
  if (/inquiry/i.test(icon)) return 'inquiry';
  if (/cart/i.test(icon)) return 'cart';
  return 'service';
}
