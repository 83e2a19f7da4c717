import { lines } from '../line.ts';

interface Series {
  teeth: string;
  pitch: number;
  material: string;
  standard: string;
  /** Designation of a belt with this pitch length, mm. */
  name: (length: number) => string;
  /** Pitch lengths of the maker's table, mm. */
  lengths: number[];
  widths: number[];
}
const numbers = (text: string) => text.split(' ').map(Number);
const inches = (pitch: number, teeth: string) => numbers(teeth).map((z) => Math.round(z * pitch * 100) / 100);

/** Pitch lengths that makers stock of ISO 13050 (HTD, S), GB/T 11616 (XL, L) and ISO 17396 (T5, T10). */
const series: Series[] = [
  {
    teeth: 'HTD3M',
    pitch: 3,
    material: '橡胶玻纤芯',
    standard: 'ISO_13050',
    name: (l) => `${l}-3M`,
    lengths: numbers(
      '111 144 150 159 168 177 180 195 201 210 213 225 240 252 255 264 270 276 285 291 300 318 330 333 336 339 354 357 363 375 384 390 405 420 432 447 459 474 480 486 501 513 522 537 564 570 579 600 633 648 669 711 735 753 804 843 900 945 1002 1062 1125 1263',
    ),
    widths: [6, 9, 15],
  },
  {
    teeth: 'HTD5M',
    pitch: 5,
    material: '橡胶玻纤芯',
    standard: 'ISO_13050',
    name: (l) => `${l}-5M`,
    lengths: numbers(
      '180 200 225 245 255 265 280 295 300 325 330 340 350 360 375 385 400 420 425 450 460 475 490 500 525 535 550 565 575 580 600 610 615 635 645 665 695 700 720 750 755 800 825 850 860 890 900 950 975 1000 1025 1050 1100 1125 1150 1200 1270 1350 1420 1500 1595 1690 1800 2000',
    ),
    widths: [9, 15, 25],
  },
  {
    teeth: 'HTD8M',
    pitch: 8,
    material: '橡胶玻纤芯',
    standard: 'ISO_13050',
    name: (l) => `${l}-8M`,
    lengths: numbers(
      '288 320 352 400 424 440 480 520 536 544 560 576 600 640 656 680 720 760 776 800 824 840 880 896 912 920 944 960 1000 1040 1080 1120 1160 1200 1224 1280 1360 1400 1440 1480 1520 1600 1640 1696 1760 1800 1904 2000 2080 2240 2400 2600 2800',
    ),
    widths: [20, 30, 50],
  },
  {
    teeth: 'S5M',
    pitch: 5,
    material: '橡胶玻纤芯',
    standard: 'ISO_13050',
    name: (l) => `${l}-S5M`,
    lengths: numbers('255 275 295 300 325 350 375 400 425 450 475 500 525 550 575 600 625 650 700 750 800 850 900 1000 1050 1270 1800'),
    widths: [10, 15],
  },
  {
    teeth: 'S8M',
    pitch: 8,
    material: '橡胶玻纤芯',
    standard: 'ISO_13050',
    name: (l) => `${l}-S8M`,
    lengths: numbers('424 480 520 560 600 632 640 680 720 760 800 840 880 920 960 1000 1040 1080 1120 1200 1280 1440 1600 1760 2000'),
    widths: [25, 40],
  },
  {
    teeth: 'XL',
    pitch: 5.08,
    material: '橡胶玻纤芯',
    standard: 'GB%T_11616',
    name: (l) => `${Math.round(l / 2.54)}XL`,
    lengths: inches(5.08, '30 35 40 45 50 55 60 65 70 75 80 85 90 95 100 105 110 115 120 125 130'),
    widths: [6.4, 9.5],
  },
  {
    teeth: 'L',
    pitch: 9.525,
    material: '橡胶玻纤芯',
    standard: 'GB%T_11616',
    name: (l) => `${Math.trunc(l / 2.54 + 0.02)}L`,
    lengths: inches(9.525, '33 40 50 56 60 64 68 72 76 80 86 92 98 104 112 120 128 136 144 160'),
    widths: [12.7, 19.1, 25.4],
  },
  {
    teeth: 'T5',
    pitch: 5,
    material: '聚氨酯钢丝芯',
    standard: 'ISO_17396',
    name: (l) => `T5-${l}`,
    lengths: numbers(
      '165 185 200 215 225 245 255 270 280 305 330 340 355 390 400 410 420 455 480 500 525 545 560 575 600 620 630 650 690 720 750 780 815 840 900 990 1075 1100',
    ),
    widths: [10, 16],
  },
  {
    teeth: 'T10',
    pitch: 10,
    material: '聚氨酯钢丝芯',
    standard: 'ISO_17396',
    name: (l) => `T10-${l}`,
    lengths: numbers(
      '260 370 400 440 500 530 560 610 630 660 690 700 720 750 780 810 840 880 920 960 980 1010 1080 1110 1150 1210 1250 1320 1390 1450 1560 1610 1750 1880 2250',
    ),
    widths: [16, 25],
  },
];
const belts = series.flatMap(({ teeth, pitch, material, standard, name, lengths }) =>
  lengths.map((l) => {
    const z = Math.round(l / pitch);
    return `${z % 20 === 0 ? '*' : ''}${name(l)}/${teeth}/${pitch}/${z}/${l}/${material}/${standard}`;
  }),
);
const widths = new Map(series.map((one) => [one.teeth, one.widths]));
const allWidths = [...new Set(series.flatMap((one) => one.widths))].sort((a, b) => a - b).join(' ');

/** GB/T 11544 (Z to C) and GB/T 12730 (SP): section / width / height, and its datum lengths, mm. */
const vBelts = Object.entries({
  'Z/10/6': '405 475 530 625 700 780 920 1080 1330 1420 1540',
  'A/13/8': '630 700 790 890 990 1100 1250 1430 1550 1640 1750 1940 2050 2200 2300 2480 2700',
  'B/17/11': '930 1000 1100 1210 1370 1560 1760 1950 2180 2300 2500 2700 2870 3200 3600 4060 4430 4820 5370 6070',
  'C/22/14': '1565 1760 1950 2195 2420 2715 2880 3080 3520 4060 4600 5380 6100 6815 7600',
  'SPZ/10/8': '630 710 800 900 1000 1120 1250 1400 1600 1800 2000 2240 2500 2800 3150 3550',
  'SPA/13/10': '800 900 1000 1120 1250 1400 1600 1800 2000 2240 2500 2800 3150 3550 4000 4500',
  'SPB/17/14': '1250 1400 1600 1800 2000 2240 2500 2800 3150 3550 4000 4500 5000 5600 6300 7100 8000',
}).flatMap(([section, lengths]) => {
  const [name = '', ...measures] = section.split('/');
  const standard = name.startsWith('SP') ? 'GB%T_12730' : 'GB%T_1171';
  const usual = (l: string) => (l.length === 4 && l.endsWith('00') ? '*' : '');
  return lengths.split(' ').map((l) => `${usual(l)}${name}${l}/${name}型/${l}/${measures.join('/')}/${standard}`);
});

export const flexibleBelts = lines({ trade: 'transmission', unit: ['条', '箱', 10] }, [
  {
    at: '传动件/皮带/三角带',
    family: 'v-belt',
    weight: 1.5,
    axes: { '型号/截型/长度|mm/顶宽|mm/_h/_标准': vBelts.join(' '), 结构: '*包布:1:W 切边齿形:1.6:X' },
    spu: ['截型', '结构'],
    alike: ['结构'],
    also: '材质=氯丁橡胶; 抗拉体=聚酯线绳; 带高={h} mm; 工作温度=-30~70 ℃; 执行标准={标准}',
    name: '三角带 V带 {型号} {截型} 基准长度{长度}mm {结构}',
    mpn: '{@}{型号}{结构~}',
    draw: 'b=顶宽 h l=长度',
    price: (n) => 2 + n('长度') * n('顶宽') ** 1.3 * 0.0004,
  },
  {
    at: '传动件/皮带/同步带',
    family: 'timing-belt',
    weight: 1.5,
    axes: { '规格/齿形/节距|mm/齿数/节线长|mm/材质/执行标准': belts.join(' '), '带宽|mm': allWidths },
    when: (n, t) => widths.get(t('齿形'))?.includes(n('带宽')) ?? false,
    spu: ['齿形', '带宽'],
    alike: ['带宽'],
    also: '类型=闭口环形; 工作温度=-30~80 ℃; 颜色=黑色',
    name: '同步带 {齿形} {规格} {齿数}齿 节线长{节线长} 宽{带宽}mm {材质}',
    mpn: '{@}{规格}-{带宽}',
    draw: 'P=节距 z=齿数 w=带宽 l=节线长',
    price: (n) => (1.5 + n('节线长') * n('节距') ** 0.4 * 0.008) * (n('带宽') / 15) ** 0.8,
  },
]);
