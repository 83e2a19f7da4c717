import { knowledge, lacks, type Selection, type SelectionInput, told } from './selection.ts';

interface Rubber {
  name: string;
  code: string;
  from: number;
  upTo: number;
}
const rubbers = {
  nbr: { name: '丁腈橡胶', code: 'NBR', from: -30, upTo: 100 },
  fkm: { name: '氟橡胶', code: 'FKM', from: -20, upTo: 200 },
  epdm: { name: '三元乙丙', code: 'EPDM', from: -45, upTo: 130 },
  vmq: { name: '硅橡胶', code: 'VMQ', from: -55, upTo: 200 },
} satisfies Record<string, Rubber>;

/** Rubbers that stand a medium, the usual one first (GB/T 5576-1997; seal makers' catalogues). */
const media: readonly [words: RegExp, name: string, stands: readonly (keyof typeof rubbers)[]][] = [
  [/刹车|制动液|乙二醇/, '制动液', ['epdm']],
  [/蒸汽|热水|开水/, '热水、蒸汽', ['epdm']],
  [/食品|饮料|饮用水|牛奶|医/, '食品', ['vmq']],
  [/燃油|汽油|柴油|煤油/, '燃油', ['fkm', 'nbr']],
  [/酸|碱|溶剂|化学|腐蚀/, '化学介质', ['fkm', 'epdm']],
  [/臭氧|户外|老化|日晒/, '臭氧、户外', ['epdm', 'vmq', 'fkm']],
  [/油|润滑脂|液压/, '矿物油', ['nbr', 'fkm']],
  [/水/, '水', ['epdm', 'nbr']],
  [/气|空气/, '压缩空气', ['nbr', 'epdm']],
];

/** An O-ring's rubber by medium and temperature, and its size. */
export function oRing({ inner, section, medium, temperature }: SelectionInput): Selection {
  const title = 'O型圈选型';
  if (medium === undefined && temperature === undefined) return lacks(title, ['medium', '介质（油、水、蒸汽、食品…）或最高温度']);
  const found = media.find(([words]) => medium !== undefined && words.test(medium));
  const candidates = (found?.[2] ?? (['nbr', 'fkm', 'epdm', 'vmq'] as const)).map((key): Rubber => rubbers[key]);
  const fits = candidates.filter(({ from, upTo }) => temperature === undefined || (temperature <= upTo && temperature >= from));
  const [chosen] = fits;
  const size = inner !== undefined && section !== undefined ? `${told(inner, 2)}x${told(section, 2)}` : '';
  const steps = candidates.map(
    ({ name, code, from, upTo }) =>
      `${name} ${code}：${from}～${upTo} ℃${temperature === undefined ? '' : temperature <= upTo && temperature >= from ? `，${temperature} ℃ 可用` : `，${temperature} ℃ 不可用`}`,
  );
  if (!chosen) return { ...lacks(title, ['temperature', '较低的温度，或改用聚四氟乙烯 PTFE']), steps };
  return {
    title,
    result: `${found ? `介质为${found[1]}` : '按温度'}${temperature === undefined ? '' : `、${temperature} ℃`}，用${chosen.name}（${chosen.code}）${size ? `，规格 ${size.replace('x', '×')}` : ''}。`,
    missing: [],
    steps,
    keyword: ['O型圈', size, chosen.name].filter(Boolean).join(' '),
    notes:
      fits.length > 1
        ? [
            `也可用${fits
              .slice(1)
              .map(({ name }) => name)
              .join('、')}`,
          ]
        : [],
    sources: [{ name: 'GB/T 5576-1997', url: '' }, knowledge('密封橡胶怎么选：NBR、FKM、EPDM、硅橡胶', 302)],
  };
}
