import { phrasesCall } from '@mall/mall-parts/search';
import { type PageData, serialiseKey } from '@mall/mf-kit';
import type { LayoutName, MenuEntry } from '@mall/mf-kit/manifest';
import { fakePlatform } from '@mall/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { firstCategoriesCall, hotWordsCall, topAdvertisingCall } from '../frame/frame-data.ts';
import { FrameProvider } from '../frame/frame-provider.tsx';
import { ServedRoute, toFrameRoute } from '../frame/frame-route.ts';
import { type LayoutData, layoutCall } from '../platform/layout-data.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';

const link = (id: number, name: string, url: string, icon = '') => ({ id, name, url, icon, note: '', isNew: false });

export const someLayout: LayoutData = {
  topData: [link(1, '我的订单', '/customer/myorders')],
  navData: [link(2, '首页', '/'), link(3, '智能选型', '/ai'), link(4, '领券中心', '/discount/coupon-index')],
  barData: [],
  barBrandData: [],
  noticeData: { content: '周末订单顺延发货', url: '' },
  serviceData: [{ ...link(5, '81%', ''), note: '现货率' }],
  bottomBigPlateData: [{ ...link(6, '帮助', ''), selfChildren: [link(7, '帮助中心', '/helpCenter')] }],
  bottomLineData: [link(8, '沪ICP备2026000888号', 'https://beian.miit.gov.cn/')],
  bottomFriendshipLinkData: [link(9, '国家标准全文公开系统', 'https://openstd.samr.gov.cn/')],
  sideBarData: [link(10, '在线客服', '', 'headset'), link(11, '快速询价', '', 'inquiry'), link(12, '购物车', '/mycart', 'cart')],
  qrData: [link(13, '微信公众号', '/img/qr/13.svg', 'official-account')],
  bannerData: [],
  videoData: { title: '走进百工', url: '/search?keyword=6204', imageUrl: '/img/banner/7.svg', videoUrl: '' },
  deliveryTimes: [],
  hotline: '400-820-6688',
  servicePhone: '021-6088-2266',
  serviceWechat: 'baigong-kefu',
  companyName: '百工商城',
  companyAddress: '上海市浦东新区张江路500号',
};

const frameData: PageData = {
  values: {
    [serialiseKey(layoutCall().key)]: someLayout,
    [serialiseKey(hotWordsCall().key)]: { keywords: ['内六角螺钉'], activities: [] },
    [serialiseKey(phrasesCall().key)]: { phrases: ['6204-2RS 深沟球轴承'] },
    [serialiseKey(topAdvertisingCall().key)]: { id: 0, title: '气动元件当日发货', url: '/search?keyword=1', imageUrl: '/img/banner/6.svg' },
    [serialiseKey(firstCategoriesCall().key)]: [{ id: 22, name: '紧固件', pictureUrl: '', skuCount: 9 }],
  },
  failures: {},
};

interface Options extends NonNullable<Parameters<typeof fakePlatform>[0]> {
  path?: string;
  layout?: LayoutName;
  title?: string;
  screenName?: string;
  hasPage?: (path: string) => boolean;
  menu?: MenuEntry[];
  /** What the frame's calls answered, by serialised key, where it isn't the usual. */
  answered?: Record<string, unknown>;
}

/** Shows a part of the frame as the page at `path` would, over a fake platform. */
export function showInFrame(
  part: ReactNode | ((shell: ShellPlatform) => ReactNode),
  {
    path = '/',
    layout = 'default',
    title = '',
    screenName = 'test',
    hasPage = () => true,
    menu = [],
    answered = {},
    ...rest
  }: Options = {},
) {
  // jsdom's window is too narrow for the side menu to begin open.
  window.innerWidth = 1440;
  const platform = fakePlatform(rest);
  const shell = platform as unknown as ShellPlatform;
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ServedRoute value={toFrameRoute({ path, screen: screenName, layout, title }, path, '')}>
        <FrameProvider
          part="test"
          platform={platform}
          data={{ ...frameData, values: { ...frameData.values, ...answered } }}
          facts={{ hasPage, shell, menu }}
        >
          {typeof part === 'function' ? part(shell) : part}
        </FrameProvider>
      </ServedRoute>
    </SWRConfig>,
  );
  return { ...view, platform, shell, seen: platform.seen, user: userEvent.setup() };
}
