/** Metric coarse threads: thread / pitch P / head diameter dk and height k of ISO 4762 / hexagon s / key of the socket. */
export const socketSizes =
  'M2/0.4/3.8/2 M2.5/0.45/4.5/2.5 *M3/0.5/5.5/3 *M4/0.7/7/4 *M5/0.8/8.5/5 *M6/1/10/6 *M8/1.25/13/8 *M10/1.5/16/10 *M12/1.75/18/12 M14/2/21/14 M16/2/24/16 M20/2.5/30/20 M24/3/36/24 M30/3.5/45/30';
/** Countersunk and button heads end earlier. */
export const flatHeadSizes =
  'M3/0.5/6/1.7 M4/0.7/8/2.3 *M5/0.8/10/2.8 *M6/1/12/3.3 *M8/1.25/16/4.4 M10/1.5/20/5.5 M12/1.75/24/6.5 M16/2/30/7.5';
export const buttonHeadSizes =
  'M3/0.5/5.7/1.65 M4/0.7/7.6/2.2 *M5/0.8/9.5/2.75 *M6/1/10.5/3.3 *M8/1.25/14/4.4 M10/1.5/17.5/5.5 M12/1.75/21/6.6 M16/2/28/8.8';
/** Hexagon bolts and nuts: thread / P / width across flats s / head height k / nut height m. */
export const hexSizes =
  'M4/0.7/7/2.8/3.2 M5/0.8/8/3.5/4.7 *M6/1/10/4/5.2 *M8/1.25/13/5.3/6.8 *M10/1.5/16/6.4/8.4 *M12/1.75/18/7.5/10.8 M14/2/21/8.8/12.8 *M16/2/24/10/14.8 M18/2.5/27/11.5/15.8 M20/2.5/30/12.5/18 M22/2.5/34/14/19.4 M24/3/36/15/21.5 M27/3/41/17/23.8 M30/3.5/46/18.7/25.6 M36/4/55/22.5/31';
export const machineScrewSizes = 'M2/0.4/4/1.6 M2.5/0.45/5/2.1 *M3/0.5/5.6/2.4 *M4/0.7/8/3.1 *M5/0.8/9.5/3.7 M6/1/12/4.6 M8/1.25/16/6';
export const lengths = '4 5 6 8 *10 *12 14 *16 *20 *25 *30 35 *40 45 *50 55 60 65 70 75 80 90 100 110 120 130 140 150 160 180 200';
export const shortLengths = '3 4 5 *6 *8 *10 *12 14 *16 18 *20 *25 *30 35 40 45 50 60';
/** Standard lengths grow with the thread: none shorter than the thread is wide, none longer than ten times. */
export const lengthFits = (d: number, l: number) => l >= d * 0.95 && l <= Math.max(16, d * 9) && !(l % 10 === 5 && d >= 16 && l > 60);

/** Material / strength / finish, price factor, part number code. */
export const steelGrades =
  '*304不锈钢/A2-70/本色:2.1:A2 316不锈钢/A4-80/本色:3.6:A4 *合金钢/12.9级/黑色氧化:1.15:129B 合金钢/12.9级/镀锌镍:1.7:129N 合金钢/10.9级/达克罗:1.5:109D 中碳钢/8.8级/蓝白锌:1:88Z 中碳钢/8.8级/镀镍:1.25:88N';
export const hexGrades =
  '*304不锈钢/A2-70/本色:2.1:A2 316不锈钢/A4-80/本色:3.5:A4 *中碳钢/8.8级/蓝白锌:1:88Z 中碳钢/8.8级/黑色氧化:0.95:88B 合金钢/10.9级/黑色氧化:1.2:109B 合金钢/10.9级/达克罗:1.5:109D 碳钢/4.8级/蓝白锌:0.8:48Z 碳钢/8.8级/热浸锌:1.35:88H';
export const nutGrades =
  '*304不锈钢/A2-70/本色:2.1:A2 316不锈钢/A4-80/本色:3.5:A4 *碳钢/8级/蓝白锌:1:8Z 碳钢/8级/黑色氧化:0.95:8B 合金钢/10级/达克罗:1.5:10D 黄铜/—/本色:4.2:CU';
export const softGrades =
  '*304不锈钢/A2-70/本色:2:A2 316不锈钢/A4-70/本色:3.3:A4 *碳钢/4.8级/蓝白锌:1:48Z 碳钢/4.8级/镀镍:1.2:48N 碳钢/4.8级/彩锌:1.05:48C 黄铜/—/本色:4:CU';
/** Yuan of steel in a bolt of thread d and length l (mm). */
export const boltPrice = (d: number, l: number) => 0.03 + d ** 2 * (l + 2.2 * d) * 0.000036 + d * 0.005;
