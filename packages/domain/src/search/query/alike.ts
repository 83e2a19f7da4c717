/** Characters that look alike though they sound different; each group's members are taken for one another. */
const lookingAlike = `科料 尺凡尽迟 己已巳 未末 母毋 扳板版 栓拴 缸红 轴袖 钉订 铣洗 钻站粘钴 卡下 扎札 圈卷囿 密蜜 封对 触蚀 继断 焊悍 滤虑 刃刀 锁琐 链练 锉挫 锥椎 磨魔 砂沙 晴腈睛清 模摸 绝决色
  气汽 具俱 面而 阀伐 型形 柱住 销梢消 垫热挚 圆园 盘盆 头斗 套奎 帽冒 泵永 脂指 液夜 电申 线钱 管菅 接按 插摇 座坐 簧黄 弹掸 胶校 带戴 灯钉 罩卓 鞋鞍 环坏 涂徐 箱筘 测侧 标际
  器嚣 桶筒捅 偶藕隅 膜漠 辊棍 钢纲岗 轮伦论抡沦 输愉 绳蝇 缘绿 硬便 漆膝 擦察 刷涮 扭纽钮 铰绞狡 键健 锡锯据 镀渡 刨创 烙络 喷愤 润闰 油抽 罐灌 塞寨 篮蓝 杆竿 弯湾 折拆 胀涨帐 铆铇 锤捶 镊摄 锭绽 辗碾
  铬络 钨乌 压庄 热势 塑朔 胎贻 棉绵 擎警 梯悌 跷锹 纸低 棘刺 扣和 刀力 片斤 钩钓 夹央 杆秆 卷券 螺骡 蜗涡 衬村 吊吕 钳钾 托拖 货贷`;
const groups = new Map<string, Set<string>>();
for (const group of lookingAlike.split(/\s+/)) for (const char of group) groups.set(char, new Set([...(groups.get(char) ?? []), ...group]));

const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?/;
const cutInitial = (syllable: string): [string, string] => {
  const head = initial.exec(syllable)?.[0] ?? '';
  return [head, syllable.slice(head.length)];
};

/** A syllable without what many don't hear: zh/z, ch/c, sh/s, n/l, -ng/-n. */
export const blurred = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^n/, 'l')
    .replace(/ng$/, 'n');

/** May one character be typed for the other: they sound nearly alike, or look alike? @param isLoose the same final will do */
export function isAlike(a: string, b: string, soundOf: (char: string) => string, isLoose: boolean): boolean {
  if (groups.get(a)?.has(b)) return true;
  const [one, other] = [soundOf(a), soundOf(b)];
  if (blurred(one) === blurred(other)) return true;
  if (!isLoose) return false;
  const [initialOfOne, finalOfOne] = cutInitial(blurred(one));
  const [initialOfOther, finalOfOther] = cutInitial(blurred(other));
  // 热宿管: su is suo with a letter missing.
  const isShort =
    initialOfOne === initialOfOther &&
    Math.abs(finalOfOne.length - finalOfOther.length) === 1 &&
    (finalOfOne.startsWith(finalOfOther) || finalOfOther.startsWith(finalOfOne));
  return (finalOfOne.length >= 2 && finalOfOne === finalOfOther) || isShort;
}

/** How many letters apart two words are, a swap of neighbours being one; `most + 1` when it is more than `most`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}
