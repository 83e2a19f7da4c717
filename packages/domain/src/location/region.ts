/** A place of the country: province ids are the mall's 10001–10034 in official order, city and district ids the official six-digit codes. */
export interface Place {
  id: number;
  name: string;
}

/** Where a visitor buys for. City and district are undefined where nothing was selected. */
export interface Region {
  province: Place;
  city?: Place | undefined;
  district?: Place | undefined;
}

/** Shanghai: the sale region of everybody whose own cannot be told (rule location 3). */
export const defaultProvinceId = 10009;
export const firstProvinceId = 10001;
export const lastProvinceId = 10034;

/** Is this the id of a province? */
export const isProvinceId = (id: number): boolean => Number.isInteger(id) && id >= firstProvinceId && id <= lastProvinceId;

/** Is this what stands for a city or district? 0 where nothing was selected, else the official six-digit code. */
export const isPlaceId = (id: unknown): id is number =>
  id === 0 || (Number.isInteger(id) && Number(id) >= 100_000 && Number(id) <= 999_999);

/** The name people use: 上海市 → 上海, 广西壮族自治区 → 广西, 香港特别行政区 → 香港. */
export const shortName = (name: string): string => name.replace(/(特别行政区|(壮族|回族|维吾尔)?自治区|省|市)$/, '');

/** The region's whole name: 江苏省苏州市虎丘区. A city that is its own province is named once: 上海市浦东新区. */
export function regionLabel({ province, city, district }: Region): string {
  const names = [province.name, city && city.name !== province.name ? city.name : '', district?.name ?? ''];
  return names.join('');
}

/** What the visitor reads after being located (rules location 7, 8): placed elsewhere because the own place is not on sale yet, or simply found. */
export const locatedMessage = (label: string, isOnSale: boolean): string =>
  isOnSale ? `已自动定位到${label}` : `抱歉，当前位置暂未开放销售，已为您定位到${label}`;
