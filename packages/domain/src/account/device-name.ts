const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger/, '微信'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];
const named = (list: readonly [RegExp, string][], userAgent: string) => list.find(([known]) => known.test(userAgent))?.[1];

/** A device as its owner knows it: `Chrome · Windows`; 未知设备 for what says nothing. */
export const deviceName = (userAgent: string): string =>
  [named(browsers, userAgent), named(systems, userAgent)].filter(Boolean).join(' · ') || '未知设备';

/** Where from, without saying whose line: `203.0.*.*`. */
export const maskAddress = (ip: string): string =>
  ip.includes(':') ? `${ip.split(':').slice(0, 2).join(':')}:*` : ip.replace(/\.\d+\.\d+$/, '.*.*');
