import { lines } from '../line.ts';

/** Kilograms of a metre of hollow or angle section: steel's 7.85 g/cm³ over the area of its legs, mm². */
const kgPerMetre = (areaMm2: number) => areaMm2 * 0.00785;
const metres = (n: (key: string) => number) => n('长度') / 1000;

/** Bars by the length: extrusions for frames, hollow sections and angles, each from its published table. */
export const profiles = lines({ trade: 'handling', unit: ['根', '根', 1] }, [
  {
    at: '搬运存储/型材/工业铝型材',
    family: 'aluminium-profile',
    axes: {
      '截面边长|mm/槽口宽|mm/_每米重': '20/6.2/0.45 *30/8.2/0.85 *40/8.2/1.5 45/10/1.75',
      '长度|mm': '*500 *1000 *1500 2000',
    },
    spu: ['截面边长'],
    also: '材质=6063-T5铝合金; 表面处理=银白阳极氧化; 截面形式=正方形四面开槽; 执行标准=GB/T 6892',
    name: '工业铝型材 {截面边长}×{截面边长} 槽口宽{槽口宽} 长{长度} 银白阳极氧化',
    mpn: '{@}AP-{截面边长#02}{截面边长#02}-{长度#04}',
    draw: 'W=截面边长 l=长度',
    price: (n) => 2 + n('每米重') * metres(n) * 34,
  },
  {
    at: '搬运存储/型材/方管',
    family: 'square-tube',
    axes: {
      '边长|mm/壁厚|mm': '*20/1.5 *25/2 *30/2 *40/2 *40/3 *50/3 60/3',
      '长度|mm': '*1000 *2000',
      表面处理: '*热镀锌:1.2:G 黑皮:1:B',
    },
    spu: ['表面处理'],
    also: '材质=Q235碳钢; 执行标准=GB/T 6728',
    name: '方管 {边长}×{边长}×{壁厚} 长{长度} {表面处理}',
    mpn: '{@}ST-{边长#02}-{壁厚}-{长度#04}{表面处理~}',
    draw: 'H=边长 t=壁厚 l=长度',
    price: (n) => 3 + kgPerMetre(4 * (n('边长') - n('壁厚')) * n('壁厚')) * metres(n) * 7,
  },
  {
    at: '搬运存储/型材/等边角钢',
    family: 'angle-profile',
    axes: {
      '边宽|mm/边厚|mm': '*25/3 *30/3 *40/4 *50/5',
      '长度|mm': '*1000 *2000',
      表面处理: '*热镀锌:1.2:G 黑皮:1:B',
    },
    spu: ['表面处理'],
    also: '材质=Q235碳钢; 执行标准=GB/T 706',
    name: '等边角钢 {边宽}×{边厚} 长{长度} {表面处理}',
    mpn: '{@}AN-{边宽#02}-{边厚}-{长度#04}{表面处理~}',
    draw: 'H=边宽 t=边厚 l=长度',
    price: (n) => 3 + kgPerMetre((2 * n('边宽') - n('边厚')) * n('边厚')) * metres(n) * 7,
  },
]);
