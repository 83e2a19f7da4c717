/** Valves' codes as JB/T 308-2004 (GB/T 32808-2016) makes them: Q41F-16C is type, drive, connection, form, seat, pressure and body. Tables 1, 3, 4, 5 to 16, 17 and 18; GL and CS are trade practice. */
const things: Readonly<Record<string, string>> = {
  ...{ z: '闸阀', j: '截止阀', q: '球阀', d: '蝶阀', h: '止回阀', s: '疏水阀', cs: '疏水阀', gl: 'y型过滤器' },
  ...{ a: '安全阀', y: '蒸汽减压阀', g: '隔膜阀', x: '旋塞阀', l: '管道节流阀', u: '柱塞阀', p: '排污阀' },
};
const drives: Readonly<Record<string, string>> = { 0: '电磁', 3: '蜗轮', 5: '伞齿轮', 6: '气动', 7: '液动', 9: '电动' };
const connections: Readonly<Record<string, string>> = { 1: '内螺纹', 2: '外螺纹', 4: '法兰', 6: '焊接', 7: '对夹', 8: '卡箍', 9: '卡套' };
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  z: { 0: '明杆', 1: '明杆', 2: '明杆', 3: '明杆', 4: '明杆', 5: '暗杆', 6: '暗杆', 7: '暗杆', 8: '暗杆' },
  h: { 1: '升降式', 2: '升降式', 4: '旋启式', 6: '旋启式' },
  s: { 1: '杠杆浮球式', 5: '倒置桶式', 9: '热动力圆盘式' },
};
const bodies: Readonly<Record<string, string>> = {
  c: '铸钢',
  p: '304不锈钢',
  r: '316不锈钢',
  t: '黄铜',
  q: '球墨铸铁',
  z: '铸铁',
  k: '可锻铸铁',
};

// Seats: copper, rubber, nylon, fluoroplastic, stainless, hard alloy, nitrided, rubber lining, the body itself. Those nobody writes any more would read other makers' numbers.
const pattern = /^(cs|gl|[zjqdhsaygxlup])([035679]?)([1246789])(\d)([txnfhydjw])(?:-?(\d{1,3})([cprtqzkiv]?))?$/;

/** Nobody means a valve by these without the pressure: they may be any number. */
const isRare = (type: string) => !/^(?:cs|gl|[zjqdhs])$/.test(type);

/** What a valve's code says: the thing, and how it is in the words of the catalogue. */
export interface ValveCode {
  thing: string;
  connection: string;
  how: string[];
}

/** Reads a valve's code; undefined for what is none. @param code normalised: q41f-16c, d371x-16, j11t */
export function valveCode(code: string): ValveCode | undefined {
  const [whole, type = '', drive = '', connection = '', form = '', , pressure, body = ''] = pattern.exec(code) ?? [];
  if (!whole || (pressure === undefined && isRare(type))) return undefined;
  // A butterfly valve without a drive has its lever, as against a gear.
  const driven = drive ? drives[drive] : type === 'd' ? '手柄' : undefined;
  const how = [forms[type.replace('cs', 's')]?.[form], driven, pressure && `pn${pressure}`, bodies[body]];
  return {
    thing: things[type]!,
    connection: connections[connection]!,
    how: how.filter((one) => one !== undefined && one !== '') as string[],
  };
}

/** A code in the words the search understands: q41f-16c is 法兰球阀 手柄 pn16 铸钢; undefined for what is none. */
export function wordsOfValve(code: string): string | undefined {
  const read = valveCode(code);
  return read && [`${read.connection}${read.thing}`, ...read.how].join(' ');
}
