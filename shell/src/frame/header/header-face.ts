import type { LayoutName } from '@mall/mf-kit/manifest';
import type { FrameRoute } from '../frame-route.ts';

/** Which header a layout has (rules layout 2, 13, 14). */
export type HeaderFace = 'full' | 'steps' | 'title' | 'register' | 'about' | 'none';

const faces: Record<LayoutName, HeaderFace> = {
  default: 'full',
  'private-brand': 'full',
  'about-us': 'about',
  'customer-centre': 'full',
  'customer-orders': 'full',
  'shopping-cart': 'steps',
  'order-confirm': 'steps',
  'order-payment': 'steps',
  'credit-application': 'title',
  'after-sale': 'title',
  'after-sale-success': 'title',
  register: 'register',
  document: 'none',
  bare: 'none',
};

/** The inquiry lies in the cart's layout, but is no step on the way to an order. */
export const headerFace = ({ layout, path }: Pick<FrameRoute, 'layout' | 'path'>): HeaderFace =>
  layout === 'shopping-cart' && !/^\/(my)?cart/.test(path) ? 'title' : faces[layout];

export const cartSteps = ['购物车', '确认订单', '提交成功'] as const;

/** Where a buyer is on the way to an order, counted from 1. */
export const cartStep = (layout: LayoutName): number => ({ 'order-confirm': 2, 'order-payment': 3 })[layout as string] ?? 1;

const layoutTitles: Partial<Record<LayoutName, string>> = {
  'shopping-cart': '购物车',
  'order-confirm': '确认订单',
  'order-payment': '订单支付页',
  'credit-application': '账期申请',
  'after-sale': '售后服务',
  'after-sale-success': '售后提交成功',
};

/** The title beside the logo: the layout's, else the route's own (rule layout 3). */
export const headerTitle = ({ layout, path, title }: Pick<FrameRoute, 'layout' | 'path' | 'title'>): string =>
  headerFace({ layout, path }) === 'title' ? title || (layoutTitles[layout] ?? '') : (layoutTitles[layout] ?? title);
