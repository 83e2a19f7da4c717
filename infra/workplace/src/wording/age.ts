const minuteMs = 60_000;

/** How long something has waited: '不到 1 分钟', '12 分钟', '3 小时', '5 天'. @param now ms since 1970 by the server's clock */
export function ageText(since: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(since)) / minuteMs);
  if (minutes < 1) return '不到 1 分钟';
  if (minutes < 60) return `${minutes} 分钟`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} 小时`;
  return `${Math.floor(minutes / (24 * 60))} 天`;
}
