import { asciiTokens } from './ascii-tokens.ts';
import type { GeneralCutter, Language } from './language.ts';
import { normalise, runsOf } from './normalise.ts';

/** One character is rarely a word worth finding; these are. */
const nouns = new Set('阀钳锤灯胶带销箱轮泵键刀锯锉尺表笔梯桶锁链布膜网管线板油漆刷绳钩罐壶镜帽鞋盒柜架车秤剪镊砂');
const ownWords =
  `内六角 外六角 内梅花 十字槽 一字槽 不锈钢 碳钢 合金钢 深沟球 深沟球轴承 圆柱头 沉头 盘头 半圆头 杯头 平头 螺丝 螺钉 螺栓 螺母 螺柱
  垫圈 弹垫 平垫 挡圈 轴承 滚子 滚针 推力 调心 角接触 密封圈 型圈 油封 快插 快插接头 接头 气缸 电磁阀 球阀 闸阀 麻花钻 立铣刀 丝锥 铣刀 钻头 刀片 扳手 螺丝刀 钢丝钳
  斜口钳 尖嘴钳 卷尺 卡尺 游标卡尺 千分尺 百分表 断路器 接触器 继电器 端子 接线端子 电缆 手套 口罩 安全鞋 安全帽 眼镜 丁腈 乳胶 锁固 螺纹锁固 润滑脂 润滑油 搬运车 脚轮
  扎带 生料带 缠绕膜 擦拭布 清洗剂 除锈 防锈 发黑 镀锌 蓝白锌 热浸锌 达克罗 本色 全牙 半牙`.split(/\s+/);

/**
 * Makes the words documents are found by. Han runs are cut with the general dictionary and the mall's own words (category names, short attribute
 * values), into every word they contain, so that whatever words a query is cut into are there.
 */
export class DocumentWords {
  readonly #cutter: GeneralCutter;
  readonly #cuts = new Map<string, string[]>();

  /** @param words the mall's own words, Han only */
  constructor(words: Iterable<string>, language: Language) {
    const own = new Set([...ownWords, ...words]);
    const ofHan = [...own].filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
    this.#cutter = language.generalCutterFor(ofHan.map((word) => ({ word, weight: 20_000 })));
  }

  /** Words of a text. */
  of(text: string): string[] {
    const found: string[] = [];
    for (const run of runsOf(normalise(text))) found.push(...(run.kind === 'ascii' ? asciiTokens(run.text) : this.#cut(run.text)));
    return found;
  }

  #cut(run: string): string[] {
    const known = this.#cuts.get(run);
    if (known) return known;
    const pieces = this.#cutter.cutForSearch(run);
    const bounds = boundsOf(this.#cutter.cut(run));
    const words = new Set(pieces.filter((word) => word.length > 1));
    for (const word of this.#cutter.cutAll(run)) if (word.length > 1 && fits(word, run, bounds)) words.add(word);
    // 丁腈 in no dictionary comes as two characters: together they are a word.
    for (let at = 1; at < pieces.length; at += 1) {
      const pair = pieces[at - 1]! + pieces[at]!;
      if (pair.length === 2 && run.includes(pair)) words.add(pair);
    }
    for (const char of run) if (nouns.has(char)) words.add(char);
    // What stands before the noun in a long word is a word too: 一字 of 一字螺丝刀.
    for (const long of words) {
      if (long.length < 4) continue;
      for (let at = 2; at <= long.length - 2; at += 1) if (words.has(long.slice(at))) words.add(long.slice(0, at));
    }
    const cut = [...words];
    if (this.#cuts.size < 200_000) this.#cuts.set(run, cut);
    return cut;
  }
}

/** Where the words of a cut begin and end. */
function boundsOf(pieces: readonly string[]): Set<number> {
  const bounds = new Set([0]);
  let at = 0;
  for (const piece of pieces) {
    at += piece.length;
    bounds.add(at);
  }
  return bounds;
}

/** Within one word of the cut, or made of whole ones: 手套 isn't in 扳手套装. */
function fits(word: string, run: string, bounds: ReadonlySet<number>): boolean {
  for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (bounds.has(at) && bounds.has(end)) return true;
    let isCrossed = false;
    for (let inner = at + 1; inner < end; inner += 1) isCrossed ||= bounds.has(inner);
    if (!isCrossed) return true;
  }
  return false;
}
