import { describe, expect, test } from '@jest/globals';
import { allLines } from '../lines.ts';
import { texts, textsOf } from './index.ts';

const places = new Set(allLines.map(({ at }) => at));
const groupOf = (path: string) => path.split('/').slice(0, 2).join('/');
const rows = [...texts].map(([path, { use, advice }]) => ({ path, group: groupOf(path), said: use + advice, use, advice }));

describe('what is said of a kind of thing', () => {
  test('is said of every kind, and no row speaks for nothing', () => {
    for (const at of places) expect(textsOf(at).use).toMatch(/^.{6,45}。$/);
    const isHeard = (path: string) => places.has(path) || [...places].some((at) => !texts.has(at) && groupOf(at) === path);
    expect(rows.filter(({ path }) => !isHeard(path)).map(({ path }) => path)).toEqual([]);
  });

  test('is short, and ends as a sentence does', () => {
    expect(rows.filter(({ advice }) => !/^.{16,90}。$/.test(advice)).map(({ path }) => path)).toEqual([]);
  });

  test('is its own: no sentence stands in two rows', () => {
    const first = new Map<string, string>();
    const twice: string[] = [];
    for (const { path, said } of rows) {
      for (const sentence of said.split(/[。；]/).filter(Boolean)) {
        if (first.has(sentence)) twice.push(`${path} and ${first.get(sentence)}: ${sentence}`);
        first.set(sentence, path);
      }
    }
    expect(twice).toEqual([]);
  });
});

/** Words of one kind of thing, and where else than there it makes sense to say them. */
const wordsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [word = '', where = ''] = row.split(': ');
      return { word, where: where.split(' ').filter(Boolean) };
    });

const ownWords = wordsOf(`
蒸汽: 阀门管件泵/阀门 密封件/垫片与填料
皮带: 传动件/皮带
带轮: 传动件/皮带 传动件/联轴器 紧固件/螺钉 紧固件/销与键
整组: 传动件/皮带
性能等级: 紧固件/螺母 紧固件/螺钉 紧固件/螺栓
防咬合剂: 紧固件/螺母
旋转密封: 密封件/油封
唇口: 密封件/油封 密封件/液压气动密封
游隙: 轴承/深沟球轴承 轴承/调心轴承 轴承/圆锥滚子轴承
注脂: 轴承/深沟球轴承 润滑与工业油品/润滑设备
索具: 搬运存储/起重索具
逐件检查: 搬运存储/起重索具
吊物: 搬运存储/起重索具
载荷等级: 搬运存储/起重索具 紧固件/弹簧
稀释: 清洁用品/清洁药剂
石棉网: 办公与实验室/玻璃仪器
弯月面: 办公与实验室/玻璃仪器
灌满水: 阀门管件泵/泵
密封带: 阀门管件泵/管件
线圈: 气动元件/控制阀 液压元件/液压阀 阀门管件泵/阀门 电气/接触器与继电器
断屑: 切削刀具/车削刀具 切削刀具/螺纹刀具
粒度: 磨料磨具/切割打磨片 磨料磨具/砂纸砂带
线速度: 磨料磨具/切割打磨片 磨料磨具/砂轮磨头
校零: 测量仪器/卡尺与千分尺
母材: 焊接/焊材
弧光: 焊接/焊接防护 个人防护/眼面部防护
滤盒: 个人防护/呼吸防护
下颏带: 个人防护/头部防护
高挂低用: 个人防护/坠落防护
电池: 电动气动工具/电动工具
打印: 办公与实验室/标签打印 办公与实验室/书写与文具
`);

/** Parts that are found on every machine. */
const everyday = new Set('螺栓 螺母 螺钉 垫圈 法兰 弹簧 型材 管件 配件 阀门 三通 扳手 泵 控制器'.split(' '));
const goesWith = wordsOf(`
螺纹锁固剂: 紧固件/垫圈 紧固件/螺钉
批头: 紧固件/螺钉
铰链: 紧固件/螺钉
手轮: 紧固件/螺钉
法兰面螺母: 紧固件/螺栓
联轴器: 紧固件/销与键 自动化/传感器
卡簧钳: 紧固件/挡圈
丝锥: 紧固件/螺纹护套
气管: 紧固件/卡箍 胶粘密封/工业胶带
气缸: 轴承/关节轴承 密封件/液压气动密封 气动元件/接头与气管 气动元件/控制阀
步进电机: 传动件/联轴器
伺服电机: 传动件/联轴器
直线运动: 传动件/齿轮齿条
挡圈: 密封件/O型圈 手动工具/钳子
气动工具: 气动元件/接头与气管
吹气枪: 气动元件/接头与气管
电磁阀: 气动元件/接头与气管
液压工具: 液压元件/液压管件
角磨机: 磨料磨具/切割打磨片
切割机: 磨料磨具/切割打磨片 焊接/焊接设备
套筒: 手动工具/扳手 电动气动工具/电动工具 电动气动工具/气动工具
气动扳手: 手动工具/套筒
冷压端子: 手动工具/钳子
钳子: 手动工具/切割工具
薄膜: 手动工具/切割工具
锯切: 手动工具/切割工具 电动气动工具/电动工具
热缩管: 电动气动工具/电动工具 电气/接线与端子
扭力扳手: 电动气动工具/电动工具
切削液: 测量仪器/卡尺与千分尺 润滑与工业油品/润滑油
胶带: 测量仪器/环境检测 胶粘密封/工业胶带
压线钳: 电气/接线与端子
温控器: 自动化/传感器
固态继电器: 自动化/控制器
传感器: 自动化/控制器
焊接面罩: 个人防护/眼面部防护
安全帽: 个人防护/听力防护
锚栓: 安全标识消防/交通设施
压力表: 安全标识消防/消防器材
工作台: 搬运存储/型材
轴套: 胶粘密封/锁固密封
弯头: 润滑与工业油品/润滑设备
`);

describe('nobody is told of another kind of thing', () => {
  test.each(ownWords)('$word is said only where it belongs', ({ word, where }) => {
    const groups = new Set(rows.filter(({ said }) => said.includes(word)).map(({ group }) => group));
    expect(groups).toEqual(new Set(where));
  });

  test('what another shelf is called is named only beside what it goes with', () => {
    const shelves = new Map<string, Set<string>>();
    for (const at of places) {
      for (const name of at.split('/').slice(1)) shelves.set(name, (shelves.get(name) ?? new Set()).add(groupOf(at)));
    }
    const allowed = new Map(goesWith.map(({ word, where }) => [word, new Set(where)]));
    const foreign = rows.flatMap(({ path, group, said }) =>
      [...shelves]
        .filter(([name, groups]) => !everyday.has(name) && !groups.has(group) && said.includes(name) && !allowed.get(name)?.has(group))
        .map(([name]) => `${path} speaks of ${name}`),
    );
    expect(foreign).toEqual([]);
    const isUsed = (word: string, group: string) => rows.some((row) => row.group === group && row.said.includes(word));
    expect(goesWith.flatMap(({ word, where }) => where.filter((group) => !isUsed(word, group)).map((group) => `${word} ${group}`))).toEqual(
      [],
    );
  });
});
