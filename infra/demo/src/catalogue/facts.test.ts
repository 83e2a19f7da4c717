import { describe, expect, test } from '@jest/globals';
import { aCatalogue } from './a-catalogue.ts';
import { allLines } from './lines.ts';

const { skus, products, series } = aCatalogue();
const byCategory = Map.groupBy(
  series.flatMap(({ line, skus: made }) => made.map((sku) => ({ category: line.at.split('/')[2], values: new Map(sku.attributes), sku }))),
  ({ category }) => category,
);

/** What engineers found wrong once, or would: of a category's SKUs with these values, each has those. `~` is a pattern. */
const facts = `
电磁阀: 型号~^3V => 位数与通路~^二位三通$
电磁阀: 型号~^4V.10- => 位数与通路~^二位五通$ 控制方式~^单电控$
电磁阀: 型号~^4V.30C- => 位数与通路~^三位五通 控制方式~^双电控$
两位五通双电控阀: 型号~. => 型号~^4V.20- 位数与通路~^二位五通$
手动阀与脚踏阀: 型号~^3 => 位数与通路~三通$
手动阀与脚踏阀: 型号~^4[RHF]\\d => 位数与通路~^二位五通$
手动阀与脚踏阀: 型号~-06$ => 接口螺纹~^G1/8$
手动阀与脚踏阀: 型号~-08$ => 接口螺纹~^G1/4$
标准气缸: 缸径~. => 执行标准~^企业标准$
迷你气缸: 执行标准~ISO_6432 => 缸径~^(8|10|12|16|20|25)_mm$
减压器: 气体~^乙炔$ => 输入压力~^3_MPa$ 输出压力~0.15 接口~^夹箍$
减压器: 气体~^氧气$ => 输入压力~^15_MPa$ 接口~^G5/8$
减压器: 气体~^二氧化碳$ => 类型~^电加热 流量~^25 接口~^G5/8$
减压器: 气体~^氩气$ => 类型~流量计 流量~^25 接口~^G5/8$
减压器: 类型~电加热 => 气体~^二氧化碳$
公制O型圈: 材质~VMQ => 适用温度~^-60~200 密封形式~^静密封$
公制O型圈: 材质~NBR => 适用温度~^-30~100
国标O型圈: 材质~FKM => 适用温度~^-20~200
日标O型圈: 规格~^G => 密封形式~^静密封$
O型圈修理盒: 材质~EPDM => 适用温度~^-45~130
O型圈修理盒: 材质~VMQ => 密封形式~^静密封$
骨架油封TC: 材质~NBR => 适用温度~^-30~100
真空吸盘: 材质~丁腈 => 适用温度~~100 颜色~黑
六角薄螺母: 材质~碳钢 => 性能等级~^0[45]级$
六角薄螺母: 材质~不锈钢 螺纹规格~^M(27|30|36)$ => 性能等级~^A[24]-025$
六角薄螺母: 材质~不锈钢 螺纹规格~^M(3|8|16|24)$ => 性能等级~^A[24]-035$
盖形螺母: 材质~碳钢 => 性能等级~^6级$
三相异步电机: 功率~^0.75_ 极数~2极 => 机座号~^80M1$ 同步转速~^3000
三相异步电机: 功率~^0.75_ 极数~4极 => 机座号~^80M2$ 同步转速~^1500
三相异步电机: 功率~^0.75_ 极数~6极 => 机座号~^90S$ 同步转速~^1000
三相异步电机: 功率~^0.37_ 极数~4极 => 机座号~^71M2$
三相异步电机: 功率~^0.55_ 极数~4极 => 机座号~^80M1$
三相异步电机: 功率~^3_ 极数~2极 => 机座号~^100L$
三相异步电机: 功率~^3_ 极数~4极 => 机座号~^100L2$
三相异步电机: 功率~^3_ 极数~6极 => 机座号~^132S$
三相异步电机: 功率~^7.5_ 极数~2极 => 机座号~^132S2$
三相异步电机: 功率~^7.5_ 极数~4极 => 机座号~^132M$
三相异步电机: 功率~^7.5_ 极数~6极 => 机座号~^160M$
三相异步电机: 功率~^15_ 极数~2极 => 机座号~^160M2$
三相异步电机: 功率~^15_ 极数~4极 => 机座号~^160L$
麻花钻: 材质~M35 => 适用材料~不锈钢.*高温合金
麻花钻: 材质~HSS => 适用材料~^(?!.*不锈钢)
锥柄麻花钻: 材质~M35 => 适用材料~不锈钢.*高温合金
热电偶与热电阻: 类型~热电偶 => 精度~^Ⅱ级$
热电偶与热电阻: 类型~PT => 精度~^B级$
按钮开关: 类型~急停 => 触点~1NC 颜色~红色
电缆防水接头: 表面处理~镀镍 => 颜色~^银色$
工业插头插座: 电压~230V => 颜色~^蓝色$ 芯数~3芯
工业插头插座: 电压~400V => 颜色~^红色$
冲击扳手: 电压~. => 电池容量~^(\\d\\.0_Ah|不含电池)$
旋转编码器: 轴型~空心 => 轴径~^15_mm$
熔断器: 尺寸~5×20 => 额定电压~250
固态继电器: 控制方式~^直流控直流$ => 负载电压~^DC
尼龙扎带: 材质~不锈钢 => 颜色~^本色$ 阻燃~不燃
烧杯: 材质~PP => 耐温~~120
锤子: 类型~橡胶锤 => 锤头材质~^橡胶$
角磨机: 砂轮直径~^230 => 空载转速~^6500
金刚石锯片: 外径~^350 => 最高转速~^4300
外圆车刀杆: 方向~^左$ => 型号~L$
三角带: 型号~^SP => 执行标准~12730
不锈钢管: 类型~焊接 => 执行标准~12771
电焊条: 型号~^A102$ => 执行标准~983
焊枪与割炬: 类型~氩弧 => 接口~^M16
灭火器: 形式~推车 => 执行标准~8109
吸油棉: 规格~^卷状 => 装量~^1卷$
`
  .trim()
  .split('\n')
  .map((row) => {
    const [category = '', rest = ''] = row.split(': ');
    const [given = [], wanted = []] = rest.split(' => ').map((side) =>
      side.split(' ').map((one) => {
        const at = one.indexOf('~');
        return { key: one.slice(0, at), pattern: new RegExp(one.slice(at + 1).replaceAll('_', ' '), 'u') };
      }),
    );
    return { row, category, given, wanted };
  });

type Condition = (typeof facts)[number]['given'][number];
const holds = (values: Map<string, string>, conditions: Condition[]) =>
  conditions.every(({ key, pattern }) => pattern.test(values.get(key) ?? ''));

describe('what an engineer knows of a thing', () => {
  test.each(facts)('$row', ({ category, given, wanted }) => {
    const meant = (byCategory.get(category) ?? []).filter(({ values }) => holds(values, given));
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.filter(({ values }) => !holds(values, wanted)).map(({ sku }) => sku.name)).toEqual([]);
  });

  test('an emergency stop is offered with its normally closed contact first', () => {
    const stops = (byCategory.get('按钮开关') ?? []).filter(({ values }) => values.get('类型') === '急停蘑菇头');
    expect(stops[0]?.values.get('触点')).toBe('1NC');
  });

  test('what is in place of a thing is for the same gas', () => {
    expect(allLines.find(({ at }) => at.endsWith('/减压器'))?.alike).toEqual(['材质']);
  });
});

describe('what a buyer reads', () => {
  const number = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
  const measure = new RegExp(`^[≤≥±]?${number}(?:[-~×+]${number})*$`);

  test('what has a unit is a number, a range or a size', () => {
    const wrong = allLines.flatMap(({ at, axes }) =>
      axes.flatMap(({ columns, options }) =>
        columns.flatMap(({ key, unit, hidden }, c) =>
          hidden || !unit
            ? []
            : options
                .map((option) => option.columns[c] ?? '')
                .filter((value) => value !== '—' && !measure.test(value))
                .map((value) => `${at}: ${key} ${value} ${unit}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('no sign of the tables’ notation and no empty sentence is left in a product’s text', () => {
    const left = [...products.values()].filter(({ name, description }) =>
      /[\^{}_%*]|。。|，。|undefined|NaN/.test(name + description.map(({ text }) => text).join('')),
    );
    expect(left.slice(0, 3)).toEqual([]);
  });

  test('a part number begins and ends with a letter or a digit, and has no double dash', () => {
    expect(skus.filter(({ partNumber }) => !/^[A-Z0-9](?:.*[A-Z0-9])?$/i.test(partNumber) || /--|\s/.test(partNumber)).slice(0, 3)).toEqual(
      [],
    );
  });

  test('a name says no bare 无, nothing twice and no two designations at once', () => {
    const bad = skus.filter(({ name }) => {
      const words = name.split(' ');
      return words.includes('无') || name.includes('—') || new Set(words).size < words.length || / [A-Z]{2,}\/[A-Z]{2,} /.test(name);
    });
    expect(bad.slice(0, 3)).toEqual([]);
  });

  test('two things of a brand have two names', () => {
    const twice = series.flatMap(({ line, skus: made }) => (new Set(made.map(({ name }) => name)).size < made.length ? [line.at] : []));
    expect(twice).toEqual([]);
  });
});
