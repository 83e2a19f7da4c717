/** GB/T 70.1, ISO 4762, DIN 912: thread / pitch P / head diameter dk / head height k / key s. */
export const socketSizes =
  'M1.6/0.35/3/1.6/1.5 M2/0.4/3.8/2/1.5 M2.5/0.45/4.5/2.5/2 *M3/0.5/5.5/3/2.5 *M4/0.7/7/4/3 *M5/0.8/8.5/5/4 *M6/1/10/6/5 *M8/1.25/13/8/6 *M10/1.5/16/10/8 *M12/1.75/18/12/10 M14/2/21/14/12 M16/2/24/16/14 M18/2.5/27/18/14 M20/2.5/30/20/17 M22/2.5/33/22/17 M24/3/36/24/19 M27/3/40/27/19 M30/3.5/45/30/22 M33/3.5/50/33/24 M36/4/54/36/27';
/** GB/T 70.3, DIN 7991. */
export const flatHeadSizes =
  'M3/0.5/6/1.7/2 M4/0.7/8/2.3/2.5 *M5/0.8/10/2.8/3 *M6/1/12/3.3/4 *M8/1.25/16/4.4/5 M10/1.5/20/5.5/6 M12/1.75/24/6.5/8 M14/2/27/7/10 M16/2/30/7.5/10 M20/2.5/36/8.5/12';
/** GB/T 70.2, ISO 7380-1. */
export const buttonHeadSizes =
  'M3/0.5/5.7/1.65/2 M4/0.7/7.6/2.2/2.5 *M5/0.8/9.5/2.75/3 *M6/1/10.5/3.3/4 *M8/1.25/14/4.4/5 M10/1.5/17.5/5.5/6 M12/1.75/21/6.6/8 M16/2/28/8.8/10';
/** Hexagon bolts and nuts, GB/T 5783 and 6170, ISO 4017 and 4032: thread / P / width across flats s / head height k / nut height m. */
export const hexSizes =
  'M3/0.5/5.5/2/2.4 M4/0.7/7/2.8/3.2 M5/0.8/8/3.5/4.7 *M6/1/10/4/5.2 *M8/1.25/13/5.3/6.8 *M10/1.5/16/6.4/8.4 *M12/1.75/18/7.5/10.8 M14/2/21/8.8/12.8 *M16/2/24/10/14.8 M18/2.5/27/11.5/15.8 M20/2.5/30/12.5/18 M22/2.5/34/14/19.4 M24/3/36/15/21.5 M27/3/41/17/23.8 M30/3.5/46/18.7/25.6 M33/3.5/50/21/28.7 M36/4/55/22.5/31';
export const smallHexSizes = 'M1.6/0.35/3.2/1.1/1.3 M2/0.4/4/1.4/1.6 M2.5/0.45/5/1.7/2';
/** GB/T 818, 819.1 and 65: thread / P / dk / k. */
export const machineScrewSizes =
  'M1.6/0.35/3.2/1.3 M2/0.4/4/1.6 M2.5/0.45/5/2.1 *M3/0.5/5.6/2.4 *M4/0.7/8/3.1 *M5/0.8/9.5/3.7 M6/1/12/4.6 M8/1.25/16/6 M10/1.5/20/7.5';
/** Nominal lengths of GB/T 3106; those in brackets there (14, 18, 22 …) are in no table below. */
export const lengths =
  '2 2.5 3 4 5 6 8 *10 *12 *16 *20 *25 *30 35 *40 45 *50 55 60 65 70 80 90 100 110 120 130 140 150 160 180 200 220 240 260 280 300';
export const shortLengths = '3 4 5 *6 *8 *10 *12 *16 *20 *25 *30 35 40 45 50 55 60';

/**
 * The stepped line of a standard's table of lengths.
 * @param table '3:5~40 4:6~60': thread diameter, shortest and longest length, mm
 */
export function lengthTable(table: string): (d: number, l: number) => boolean {
  const ranges = new Map(
    table.split(' ').map((entry) => {
      const [d, from, to] = entry.split(/[:~]/).map(Number);
      return [d, { from: from ?? 0, to: to ?? 0 }];
    }),
  );
  return (d, l) => {
    const range = ranges.get(d);
    return range !== undefined && l >= range.from && l <= range.to;
  };
}
export const socketLengths = lengthTable(
  '1.6:3~16 2:3~20 2.5:4~25 3:5~40 4:6~60 5:8~80 6:8~100 8:10~120 10:16~150 12:20~200 14:25~140 16:25~200 18:30~180 20:30~200 22:35~200 24:40~200 27:45~200 30:45~200 33:50~200 36:55~200',
);
export const flatHeadLengths = lengthTable('3:6~30 4:8~40 5:8~50 6:8~60 8:10~80 10:12~100 12:20~100 14:25~100 16:30~100 20:35~100');
export const buttonHeadLengths = lengthTable('3:5~30 4:6~40 5:8~50 6:10~60 8:10~80 10:16~90 12:16~90 16:20~90');
export const machineScrewLengths = lengthTable('1.6:3~16 2:3~20 2.5:3~25 3:4~30 4:5~40 5:6~50 6:8~60 8:10~60 10:12~60');
export const setScrewLengths = lengthTable(
  '1.6:2~8 2:2~10 2.5:2.5~12 3:3~16 4:4~20 5:5~25 6:6~30 8:8~40 10:10~50 12:12~60 16:16~60 20:20~60 24:25~60',
);
export const fullThreadLengths = lengthTable(
  '1.6:2~16 2:4~20 2.5:5~25 3:6~30 4:8~40 5:10~50 6:10~80 8:10~100 10:16~120 12:20~150 14:30~140 16:30~200 18:35~180 20:40~200 22:45~200 24:50~200 27:55~200 30:60~200 33:65~200 36:70~200',
);
export const partThreadLengths = lengthTable(
  '2:16~20 2.5:16~25 3:20~30 4:25~40 5:25~50 6:30~60 8:40~80 10:45~100 12:50~120 14:60~140 16:65~160 18:70~180 20:80~200 22:90~220 24:90~240 27:100~260 30:110~300 33:130~300 36:140~300',
);
export const flangeBoltLengths = lengthTable('5:10~50 6:12~60 8:16~80 10:20~100 12:25~120 14:30~140 16:35~160 20:40~200');

/** Material / strength / finish, price factor, part number code. */
export const steelGrades =
  '*304不锈钢/A2-70/本色:2.1:A2 316不锈钢/A4-80/本色:3.6:A4 *合金钢/12.9级/黑色氧化:1.15:129B 中碳钢/8.8级/蓝白锌:1:88Z';
export const headGrades = '*304不锈钢/A2-70/本色:2.1:A2 *合金钢/10.9级/黑色氧化:1.15:109B';
export const hexGrades = '*304不锈钢/A2-70/本色:2.1:A2 *中碳钢/8.8级/蓝白锌:1:88Z 合金钢/10.9级/黑色氧化:1.2:109B';
export const nutGrades = '*304不锈钢/A2-70/本色:2.1:A2 316不锈钢/A4-80/本色:3.5:A4 *碳钢/8级/蓝白锌:1:8Z 碳钢/8级/黑色氧化:0.95:8B';
/** Thin nuts, GB/T 6172.1: what proof loads they bear is said in grades of their own, stainless ones' by size. */
export const thinNutGrades =
  '*304不锈钢/A2-035/本色:2.1:A2 304不锈钢/A2-025/本色:2.1:A2 316不锈钢/A4-035/本色:3.5:A4 316不锈钢/A4-025/本色:3.5:A4 *碳钢/04级/蓝白锌:1:04Z 碳钢/05级/黑色氧化:0.95:05B';
/** Domed cap nuts, GB/T 923. */
export const capNutGrades = '*304不锈钢/A2-70/本色:2.1:A2 316不锈钢/A4-70/本色:3.5:A4 *碳钢/6级/蓝白锌:1:6Z 碳钢/6级/黑色氧化:0.95:6B';
export const softGrades = '*304不锈钢/A2-70/本色:2:A2 *碳钢/4.8级/蓝白锌:1:48Z';
/** Yuan of steel in a bolt of thread d and length l (mm). */
export const boltPrice = (d: number, l: number) => 0.03 + d ** 2 * (l + 2.2 * d) * 0.000036 + d * 0.005;
