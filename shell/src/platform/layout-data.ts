import { type CallOutput, call, useCall } from '@mall/mf-kit';

export type LayoutData = CallOutput<'layout.getMallLayOut'>;
export type LayoutLink = LayoutData['navData'][number];

export const layoutCall = () => call('layout.getMallLayOut');

const noLayout: LayoutData = {
  topData: [],
  navData: [],
  barData: [],
  barBrandData: [],
  noticeData: { content: '', url: '' },
  serviceData: [],
  bottomBigPlateData: [],
  bottomLineData: [],
  bottomFriendshipLinkData: [],
  sideBarData: [],
  qrData: [],
  bannerData: [],
  videoData: null,
  deliveryTimes: [],
  hotline: '',
  servicePhone: '',
  serviceWechat: '',
  companyName: '',
  companyAddress: '',
};

/** What the contract promises, whatever came: a field that is missing or of another kind is empty. */
const whole = (data: LayoutData): LayoutData => {
  const isOfKind = ([name, value]: [string, unknown]) => {
    const model = noLayout[name as keyof LayoutData];
    return Array.isArray(model) ? Array.isArray(value) : value !== null && typeof value === typeof model;
  };
  return { ...noLayout, ...Object.fromEntries(Object.entries(data).filter(isOfKind)) };
};

/** The frame's links and words; empty until they are there, because the frame stands without them too. */
export function useLayoutData() {
  const { data, error, refresh } = useCall(layoutCall());
  return { layout: data ? whole(data) : noLayout, isMissing: !data && !!error, refresh };
}
