import { lines } from '../line.ts';
import { angular72, angular73, deepGroove60, deepGroove62, deepGroove63, deepGroove68, miniature, selfAligning12 } from './sizes.ts';

const spellings: Record<string, string[]> = {
  '-2RS': ['-2RS1', '-2RS', 'DDU', 'LLU', '-2RSR', '-2RSH'],
  '-2Z': ['-2Z', 'ZZ', '-2ZR', 'ZZE'],
};
/** Makers spell the same seal differently, as buyers know to their cost. */
const spell = (brandId: number, mpn: string) =>
  mpn.replace(/-(2RS|2Z)(?=\/|$)/, (seal) => {
    const all = spellings[seal] ?? [seal];
    return all[brandId % all.length] ?? seal;
  });

const size = '型号/内径d|mm/外径D|mm/宽度B|mm/额定动载荷|kN/额定静载荷|kN';
const seals = '密封形式';
const sealOptions = '*双面橡胶密封2RS:1.18:-2RS *双面铁盖2Z:1.12:-2Z *开式:1:_';
const deepGroove = {
  trade: 'bearing',
  family: 'deep-groove-bearing',
  unit: ['套', '盒', 10],
  spu: [seals, '径向游隙'],
  alike: [seals, '径向游隙'],
  price: (n: (key: string) => number) => 2.6 + n('外径D') ** 1.5 * n('宽度B') ** 0.75 * 0.0042,
  mpnByBrand: spell,
  draw: `d=内径d D=外径D B=宽度B seal=@${seals}`,
} as const;
const also = '滚动体=单列钢球; 保持架=冲压钢; 精度等级=P0; 执行标准=GB/T 276';

export const ballBearings = lines({ ...deepGroove, unit: ['套', '盒', 10], spu: [seals, '径向游隙'], alike: [seals, '径向游隙'] }, [
  ...(
    [
      ['60系列深沟球轴承', deepGroove60, 3],
      ['62系列深沟球轴承', deepGroove62, 4],
      ['63系列深沟球轴承', deepGroove63, 3],
      ['68与69系列薄壁轴承', deepGroove68, 2],
    ] as const
  ).map(([name, sizes, weight]) => ({
    at: `轴承/深沟球轴承/${name}`,
    title: '深沟球轴承',
    weight,
    makers: name.startsWith('60') || name.startsWith('62') ? 3 : 2,
    axes: { [size]: sizes, [seals]: sealOptions, 径向游隙: '*CN:1:_ *C3:1.04:%C3' },
    also,
    name: '深沟球轴承 {型号}{密封形式~}{径向游隙~} {内径d}×{外径D}×{宽度B}',
    mpn: '{型号}{密封形式~}{径向游隙~}',
  })),
  {
    at: '轴承/深沟球轴承/微型轴承',
    title: '微型深沟球轴承',
    weight: 1.5,
    axes: { [size]: miniature, [seals]: '*双面铁盖2Z:1.1:-2Z 开式:1:_ 双面橡胶密封2RS:1.2:-2RS', 材质: '*轴承钢:1:_ 不锈钢440C:1.9:S' },
    spu: [seals, '材质'],
    alike: [seals, '材质'],
    also: '滚动体=单列钢球; 精度等级=P5; 径向游隙=CN; 执行标准=GB/T 276',
    name: '微型轴承 {材质~}{型号}{密封形式~} {内径d}×{外径D}×{宽度B} {材质}',
    mpn: '{材质~}{型号}{密封形式~}',
    price: (n) => 3.2 + n('外径D') * 0.16,
  },
  {
    at: '轴承/深沟球轴承/不锈钢轴承',
    title: '不锈钢深沟球轴承',
    weight: 1.5,
    axes: {
      [size]: `${deepGroove60} ${deepGroove62}`,
      [seals]: '*双面橡胶密封2RS:1.15:-2RS *双面铁盖2Z:1.1:-2Z',
      材质: '*不锈钢440C:3.2:S 不锈钢304:2.4:SS4',
    },
    when: (n) => n('外径D') <= 80,
    spu: [seals, '材质'],
    alike: [seals, '材质'],
    also: '滚动体=单列钢球; 润滑=食品级润滑脂; 精度等级=P0; 径向游隙=CN; 执行标准=GB/T 276',
    name: '不锈钢深沟球轴承 {材质~}{型号}{密封形式~} {内径d}×{外径D}×{宽度B}',
    mpn: '{材质~}{型号}{密封形式~}',
  },
  {
    at: '轴承/角接触球轴承/单列角接触球轴承',
    family: 'angular-contact-bearing',
    title: '角接触球轴承',
    weight: 2,
    axes: {
      [size]: `${angular72} ${angular73}`,
      '接触角/_a': '*40°/40:1:B 15°/15:1.6:C',
      '配对方式/精度等级': '*单套/P0:1:_',
    },
    spu: ['接触角', '配对方式'],
    alike: ['接触角'],
    also: '滚动体=单列钢球; 保持架=尼龙66; 执行标准=GB/T 292',
    name: '角接触球轴承 {型号}{接触角~}{配对方式~} {内径d}×{外径D}×{宽度B}',
    mpn: '{型号}{接触角~}{配对方式~}',
    price: (n) => 9 + n('外径D') ** 1.6 * n('宽度B') ** 0.7 * 0.0075,
    draw: 'd=内径d D=外径D B=宽度B a=a',
  },
  {
    at: '轴承/角接触球轴承/双列角接触球轴承',
    family: 'angular-contact-bearing',
    weight: 1.2,
    axes: {
      [size]:
        '3200/10/30/14/7.6/4.3 3201/12/32/15.9/10.1/5.6 *3202/15/35/15.9/11.2/6.8 *3203/17/40/17.5/14.3/8.8 *3204/20/47/20.6/20/12 *3205/25/52/20.6/21.6/14.3 *3206/30/62/23.8/30/20.4 3207/35/72/27/40/28 3208/40/80/30.2/47.5/34 3209/45/85/30.2/51/39 3210/50/90/30.2/51/42.5 3304/20/52/22.2/23.6/14.6 *3305/25/62/25.4/32/20.4 3306/30/72/30.2/41.5/27.5',
      [seals]: '*双面橡胶密封2RS:1.15:-2RS *双面铁盖2Z:1.1:-2Z',
      径向游隙: '*CN:1:_ C3:1.05:%C3',
    },
    also: '接触角=30°; 滚动体=双列钢球; 精度等级=P0; 执行标准=GB/T 296',
    name: '双列角接触球轴承 {型号}A{密封形式~}{径向游隙~} {内径d}×{外径D}×{宽度B}',
    mpn: '{型号}A{密封形式~}{径向游隙~}',
    draw: 'd=内径d D=外径D B=宽度B a=!30 rows=!2',
    price: (n) => 18 + n('外径D') ** 1.6 * n('宽度B') ** 0.7 * 0.0085,
  },
  {
    at: '轴承/调心轴承/调心球轴承',
    family: 'self-aligning-bearing',
    weight: 1.2,
    axes: {
      [size]: selfAligning12,
      '孔型/_taper': '*圆柱孔/0:1:_ 圆锥孔K/1:1.08:K',
      径向游隙: '*CN:1:_ C3:1.05:%C3',
      保持架: '*冲压钢:1:TN',
    },
    spu: ['孔型', '保持架'],
    alike: ['孔型', '径向游隙', '保持架'],
    also: '滚动体=双列钢球; 精度等级=P0; 执行标准=GB/T 281',
    name: '调心球轴承 {型号}{孔型~}{径向游隙~} {内径d}×{外径D}×{宽度B} {保持架}保持架',
    mpn: '{型号}E{孔型~}{保持架~}{径向游隙~}',
    price: (n) => 10 + n('外径D') ** 1.55 * n('宽度B') ** 0.7 * 0.006,
    draw: 'd=内径d D=外径D B=宽度B',
  },
  {
    at: '轴承/推力轴承/推力球轴承',
    family: 'thrust-bearing',
    weight: 1.4,
    axes: {
      '型号/内径d|mm/外径D|mm/高度B|mm/额定动载荷|kN/额定静载荷|kN':
        '*51100/10/24/9/8.7/12.2 *51101/12/26/9/9.2/14 *51102/15/28/9/9.3/15.3 51103/17/30/9/9.8/17 *51104/20/35/10/12.7/20.8 *51105/25/42/11/15.9/29 51106/30/47/11/16.8/33.5 51107/35/52/12/17.4/37.5 51108/40/60/13/23.4/50 51200/10/26/11/12.7/17 *51201/12/28/11/13.3/19 *51202/15/32/12/16.5/25 51203/17/35/12/17.2/27.5 *51204/20/40/14/22.5/37.5 *51205/25/47/15/27.6/50 51206/30/52/16/25.5/47.5 51207/35/62/18/35.1/67 51208/40/68/19/44.2/95 51210/50/78/22/49.4/116',
      精度等级: '*P0:1:_',
      '材质/保持架': '*轴承钢/冲压钢:1:_ 轴承钢/黄铜:1.5:M',
    },
    spu: ['材质', '保持架'],
    alike: ['精度等级', '材质', '保持架'],
    also: '滚动体=钢球; 受力方向=单向; 执行标准=GB/T 301',
    name: '推力球轴承 {型号}{材质~}{精度等级~} {内径d}×{外径D}×{高度B} {保持架}保持架',
    mpn: '{型号}{材质~}{精度等级~}',
    draw: 'd=内径d D=外径D B=高度B',
    price: (n) => 4 + n('外径D') ** 1.6 * 0.045,
  },
]);
