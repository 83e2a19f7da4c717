import type { SelectionInput } from '@mall/domain/assistant';

const number = '(\\d+(?:\\.\\d+)?)';
const numberIn = (text: string, ...sources: string[]) => {
  for (const source of sources) {
    const found = new RegExp(source, 'i').exec(text);
    if (found?.[1] !== undefined) return Number(found[1]);
  }
  return undefined;
};
const thread = (text: string) => {
  const found = new RegExp(`M\\s*${number}(?:\\s*[x×*]\\s*(0?\\.\\d+|1(?:\\.\\d+)?|2|3)(?![\\d.]))?`, 'i').exec(text);
  const pitch = found?.[2] ? Number(found[2]) : numberIn(text, `(?:细牙|螺距|牙距)(?:是|为)?\\s*${number}`);
  return { thread: found ? Number(found[1]) : undefined, pitch };
};
const into = (text: string): SelectionInput['into'] => {
  if (/螺母|穿透|通孔/.test(text)) return 'nut';
  const tapped = /(?:旋入|拧入|拧进|攻丝|螺纹孔|盲孔|拧到|拧在)(.{0,8})/.exec(text);
  if (!tapped) return undefined;
  const around = `${text.slice(Math.max(0, tapped.index - 6), tapped.index)}${tapped[1]}`;
  return /铝/.test(around) ? 'aluminium' : /铸铁/.test(around) ? 'castIron' : /塑料|尼龙/.test(around) ? 'plastic' : 'steel';
};
const medium = (text: string) =>
  /刹车油|制动液|乙二醇|蒸汽|热水|开水|食品|饮用水|牛奶|燃油|汽油|柴油|煤油|酸|碱|溶剂|臭氧|户外|液压油|机油|润滑油|矿物油|耐油|油|海水|水|压缩空气|空气/.exec(
    text,
  )?.[0];
const temperature = (text: string) => numberIn(text, `(-?\\d+(?:\\.\\d+)?)\\s*(?:℃|°C|摄氏度|度)`);
const units =
  '毫米|厘米|英寸|英尺|兆帕|千帕|公斤压力|公斤|牛米|千瓦|马力|摄氏度|华氏度|mm|cm|inch|in|ft|mpa|kpa|bar|psi|kgf|n\\.?·?m|kw|hp|ps|℃|℉|寸|米|磅|巴|度|匹|m|w';

/** What kind of job a text describes, and the numbers it gives. The rest of a thread's job is `asked`: its answer may be a number alone. */
export function readSelection(text: string): SelectionInput | undefined {
  const conversion = new RegExp(
    `${number}\\s*(${units})\\s*(?:等于|是|换算成|换成|转换成|转成|合|折合|=)\\s*(?:多少|几)?\\s*(${units})(?![\\w\\p{Script=Han}])`,
    'iu',
  ).exec(text.replace(/[?？吗呢啊]+$/, ''));
  if (conversion) return { job: 'convert', value: Number(conversion[1]), from: conversion[2], to: conversion[3] };
  if (/底孔|攻丝.{0,8}(?:钻|多大|多少)|(?:钻|打)多大的?孔|多大的?(?:底)?孔.{0,6}攻|攻M?\d.{0,8}(?:钻|多大)/i.test(text))
    return { job: 'tapDrill', ...thread(text) };
  if (
    /力矩|扭矩|扭力|拧多紧|拧紧|拧(?:到)?(?:多少|几)|牛米|拧多(?:大|少).{0,2}力|(?:多大|多少).{0,2}力.{0,2}拧/.test(text) &&
    !/扳手|螺丝刀|起子|批头|传感器|限制器/.test(text) &&
    /多少|多大|几|该|要|给个|给我|查|数值|是什么|标准/.test(text)
  ) {
    return {
      job: 'torque',
      ...thread(text),
      propertyClass: classOf(text),
      lubrication: /干|不涂/.test(text) ? 'dry' : /膏/.test(text) ? 'paste' : undefined,
    };
  }
  if (/多长|长度(?:选|要|用|怎么)|选多长|用多长/.test(text) && /螺[钉丝栓]|M\d/i.test(text))
    return {
      job: 'screwLength',
      ...thread(text),
      clamp: clampOf(text),
      into: into(text),
      washers: /两个(?:平)?垫|2个(?:平)?垫|两片垫/.test(text) ? 2 : /(?:加|带|有)(?:一个|个|1个|一片)?(?:平)?垫/.test(text) ? 1 : undefined,
    };
  const asks =
    /用什么|选什么|什么型号|选哪|用哪|怎么选|选多大|用多大|多大的|选型|要多大|什么样的|多粗|几平方|多少平方|多少平|配什么|配多大|什么规格|该选|该用/.test(
      text,
    );
  if (/轴承/.test(text) && /轴径|轴(?:是)?\s*\d|内径\s*\d|转速|转/.test(text) && (asks || /转速|载荷|受力/.test(text)))
    return {
      job: 'bearing',
      shaft: numberIn(text, ...ofShaft) ?? boreOf(text),
      speed: numberIn(text, `转速(?:是|为|约)?\\s*${number}`, `${number}\\s*(?:转|r/min|rpm)`),
      radialLoad: loadOf(text, '径向'),
      axialLoad: loadOf(text, '轴向'),
      hours: numberIn(text, `(?:寿命|用)\\s*${number}\\s*(?:小时|h)`),
    };
  if (
    /[oO0]\s*型?[圈环]|密封圈/.test(text) &&
    (asks || (medium(text) !== undefined && /\d\s*[x×*]\s*\d/.test(text)) || temperature(text) !== undefined)
  ) {
    const size = new RegExp(`${number}\\s*[x×*]\\s*${number}`, 'i').exec(text);
    if (!medium(text) && temperature(text) === undefined && !asks) return undefined;
    return {
      job: 'oRing',
      inner: size ? Number(size[1]) : undefined,
      section: size ? Number(size[2]) : undefined,
      medium: medium(text),
      temperature: temperature(text),
    };
  }
  if (/接触器/.test(text) && /电机|马达|kw|千瓦/i.test(text)) return { job: 'contactor', power: powerOf(text), current: currentOf(text) };
  if (
    /线.{0,4}(?:(?:几|多少)(?:个)?平|多粗|多大)|(?:多粗|多大|几平方?)的?(?:电)?(?:线|电缆)(?![径夹])/.test(text) ||
    (/(?:电线|电缆|线缆|导线|铜线|几平方|多少平|多粗的线|线径)/.test(text) && /kw|千瓦|\d\s*(?:A|安)(?![a-z])|功率|电流|瓦/i.test(text))
  )
    return {
      job: 'cable',
      power: powerOf(text),
      current: currentOf(text),
      voltage: numberIn(text, `${number}\\s*(?:V|伏)`),
      phases: /三相|380|电机/.test(text) ? 3 : /单相|220/.test(text) ? 1 : undefined,
      length: distanceOf(text),
    };
  return undefined;
}

/** Words by which a number or a medium changes the job before, rather than naming something to buy. */
const changes = /呢|高温|低温|度的|改|换|提到|提高|升到|降到|加到|如果|要是|假如|的话|变成|走的?是|介质|距离|线长|转速|载荷|温度|行业/;
const ofShaft = [
  `φ${number}`,
  `${number}\\s*(?:mm|毫米)?的?轴(?!承)`,
  `(?:轴径|轴|内径|孔径|直径)(?:改成|改为|换成|变成|改|换|是|为)?\\s*${number}(?![\\d.]*\\s*(?:转(?!速)|r))`,
];
const readers: Record<SelectionInput['job'], (text: string) => Partial<SelectionInput>> = {
  bearing: (text) => ({
    shaft: numberIn(text, ...ofShaft),
    speed: numberIn(text, `转速(?:改成|改为|换成|变成|提高|升|降|提|改|是|为|到|约)*\\s*${number}`, `${number}\\s*(?:转|r/min|rpm)`),
    radialLoad: loadOf(text, '径向') ?? numberIn(text, `${number}\\s*kN`),
    axialLoad: /轴向.{0,4}(?:没有|没|无|为零|不受)/.test(text) ? 0 : loadOf(text, '轴向'),
  }),
  screwLength: (text) => ({ ...thread(text), clamp: clampOf(text) }),
  oRing: (text) => ({ medium: medium(text), temperature: temperature(text) ?? (/高温|耐热/.test(text) ? hot : undefined) }),
  tapDrill: thread,
  torque: (text) => ({ ...thread(text), propertyClass: classOf(text) }),
  cable: (text) => ({ power: powerOf(text), current: currentOf(text), length: distanceOf(text) }),
  contactor: (text) => ({ power: powerOf(text), current: currentOf(text) }),
  convert: () => ({}),
};
/** What a short remark changes of the job before: 轴改成25, 距离80米呢, 如果走蒸汽呢. Nothing where it doesn't sound like that. */
export function readChange(text: string, job: SelectionInput['job']): Partial<SelectionInput> {
  if (text.length > 20 || (text.length > 6 && !changes.test(text))) return {};
  return Object.fromEntries(Object.entries(readers[job](text)).filter(([, value]) => value !== undefined));
}

/** What nobody gives in degrees: 耐高温 begins where ordinary rubber ends (rule assistant 15). */
const hot = 150;
/** The bore by a deep groove ball bearing's number: 08 of 6308 is 40 mm (GB/T 272). */
const boreOf = (text: string) => {
  const code = /(?<![\dA-Za-z])6[0-4](\d{2})(?!\d)/.exec(text)?.[1];
  return code === undefined ? undefined : ([10, 12, 15, 17][Number(code)] ?? Number(code) * 5);
};
const classOf = (text: string) => /(?:A[24]-[578]0)|(?:12\.9|10\.9|8\.8|6\.8|5\.8|4\.8)/i.exec(text)?.[0].toUpperCase();
const powerOf = (text: string) => numberIn(text, `${number}\\s*(?:kw|千瓦)`) ?? thousandth(numberIn(text, `${number}\\s*(?:w|瓦)`));
const currentOf = (text: string) => numberIn(text, `${number}\\s*(?:A|安)(?![a-z])`);
const distanceOf = (text: string) => numberIn(text, `(?:长|距离|线长|拉)\\s*${number}\\s*(?:m|米)`, `${number}\\s*米`);
const thousandth = (value: number | undefined) => (value === undefined ? undefined : value / 1000);
const clampOf = (text: string) => {
  const plain = text.replace(/M\s*\d+(?:\.\d+)?(?:\s*[x×*]\s*\d+(?:\.\d+)?)?/gi, ' ');
  const plies = new RegExp(`([两二三四2-4])\\s*[块张层片](?:同样|一样)?(?:厚)?的?\\s*${number}\\s*(mm|毫米|厘米|cm)`, 'i').exec(plain);
  if (plies)
    return ({ 两: 2, 二: 2, 三: 3, 四: 4 }[plies[1]!] ?? Number(plies[1])) * Number(plies[2]) * (/厘米|cm/i.test(plies[3]!) ? 10 : 1);
  const both = [...plain.matchAll(new RegExp(`${number}\\s*(?:mm|毫米|厘米|cm)`, 'gi'))].map(
    ([all, n]) => Number(n) * (/厘米|cm/i.test(all) ? 10 : 1),
  );
  return both.length > 0
    ? both.reduce((sum, one) => sum + one, 0)
    : numberIn(plain, `(?:厚|夹|固定|板)\\D{0,4}${number}`, `${number}\\s*(?:厚|个厚)`);
};
const loadOf = (text: string, which: string) => {
  const found = new RegExp(`${which}(?:载荷|负荷|力|受力)?(?:是|为|约)?\\s*${number}\\s*(kN|N|千牛|牛|公斤|kg)?`, 'i').exec(text);
  if (!found) return which === '径向' ? numberIn(text, `(?:载荷|负荷|受力)(?:是|为|约)?\\s*${number}\\s*kN`) : undefined;
  const value = Number(found[1]);
  if (/^(?:N|牛)$/i.test(found[2] ?? '')) return value / 1000;
  return /公斤|kg/i.test(found[2] ?? '') ? (value * 9.80665) / 1000 : value;
};
