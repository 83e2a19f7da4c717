/**
 * What a thing has to stand or be fit for, and the values of the catalogue that are: `words ← values`. Rubbers from ISO 1629 and makers' compatibility tables, degrees of
 * protection from IEC 60529, tool materials and fillers from tool and welding makers' selection tables. A value with a thing before it counts for that thing alone.
 */
const withstanding = `
耐油, 防油, 抗油, 耐机油, 耐柴油, 耐汽油, 耐液压油 ← 耐油, 丁腈, NBR, 氟橡胶, FKM, 聚氨酯, PU, 氯丁, 尼龙
耐高温, 高温, 耐热, 抗高温, 耐温, 隔热 ← 高温, 耐热, 隔热, 硅橡胶, VMQ, 氟橡胶, FKM, 聚酰亚胺, PTFE, 四氟, 芳纶, 陶瓷, 硅胶, 石墨, ≥180℃
耐低温, 低温, 耐寒, 抗冻, 防冻 ← 低温, 防寒, 硅橡胶, VMQ, 三元乙丙, EPDM, ≤-40℃
耐酸碱, 耐酸, 耐碱, 防酸碱, 防酸, 防碱, 耐化学品, 耐化学, 防化, 耐强酸, 抗酸碱 ← 耐酸碱, 防化, 316, 氟橡胶, FKM, PTFE, 四氟, PP, PVDF, 衬胶, 手套 丁腈, 手套 氯丁
氢氟酸, 盐酸, 硫酸, 硝酸, 磷酸, 醋酸, 烧碱, 氢氧化钠, 强酸, 强碱, 酸碱, 化学品, 电镀液, 腐蚀性液体 ← 耐酸碱, 防化, 氟橡胶, FKM, PTFE, 四氟, PP, PVDF, 衬胶
耐腐蚀, 防腐蚀, 抗腐蚀, 防腐, 耐蚀 ← 耐腐蚀, 防腐, 不锈钢, 304, 316, 黄铜, 青铜, 热浸锌, 热镀锌, 锌镍, 达克罗, PP, PVC, PVDF, PTFE, 四氟, 尼龙, 氟橡胶
防锈, 不生锈, 不会生锈, 防生锈 ← 防锈, 不锈钢, 304, 316, 黄铜, 热浸锌, 热镀锌, 达克罗, 镀铬, 镀镍, 尼龙
海边, 海水, 防海水, 耐盐雾, 盐雾 ← 316, 热浸锌, 达克罗
户外, 室外, 露天, 耐候, 抗紫外线, 抗紫外, 防紫外线, 防晒, 抗UV ← 户外, 耐候, 抗紫外线, IP65, IP66, IP67, IP68, 热浸锌, 扎带 黑色, 绝缘胶带 PVC
食品级, 食品, 食用级, 卫生级, 可接触食品, 食品厂, 食品厂用, 食品车间 ← 食品, 卫生级, 硅橡胶, VMQ, 硅胶, 316, PTFE, 四氟, 手套 一次性
耐磨, 抗磨, 耐磨损 ← 耐磨, 聚氨酯, PU, 硬质合金, 高强度尼龙, 手套 丁腈
静音, 低噪音, 低噪声, 无噪音, 消音 ← 静音, 低噪音, 无油, 脚轮 橡胶, 脚轮 聚氨酯, 脚轮 TPR, 脚轮 TPE
防滑, 止滑 ← 防滑, 磨砂, 麻面, 点胶, 点珠, 压纹, 滚花, 手套 发泡
防水, 防雨, 防潮, 耐水 ← 防水, IP65, IP66, IP67, IP68, IPX5, IPX6, IPX7, IPX8
防尘 ← 防尘, IP65, IP66, IP67, IP68, 轴承 2RS, 轴承 2Z
防静电, 抗静电, 除静电 ← 防静电, 导电
阻燃, 防火, 不燃 ← 阻燃, 芳纶, 防火
防割, 防切割, 防刀割, 防刀 ← 防割, A3级, A5级, A7级
高强度, 高强 ← 高强度, 10.9级, 12.9级, 10.9S级
耐老化, 抗老化 ← 三元乙丙, EPDM, 硅橡胶, VMQ, 氟橡胶, FKM
耐蒸汽, 蒸汽用 ← 蒸汽, 三元乙丙, EPDM, PTFE, 四氟, 石墨
蒸汽, 高温蒸汽 ← 蒸汽
透气 ← 透气, 网眼, 发泡
镀锌, 镀锌的 ← 镀锌, 蓝白锌, 彩锌, 热浸锌
防爆, 防爆型 ← 防爆, ExdII
十字, 十字头 ← 十字, PH0, PH1, PH2, PH3, PZ1, PZ2
一字, 一字头, 平口 ← 一字, SL3, SL4, SL5, SL6, SL8
拖链用, 耐弯折, 高柔性 ← 拖链, 高柔
`;

/** What a tool cuts, and what it has to be for that. */
const cut = `
不锈钢 ← 含钴, 双金属M42, 不锈钢
铝, 铝合金, 铝材 ← 铝
铸铁, 生铁 ← 铸铁
木头, 木材, 木板 ← 木材
混凝土, 水泥, 墙, 墙面 ← 混凝土, 四坑
瓷砖, 玻璃 ← 瓷砖
石材, 大理石 ← 石材
淬火钢, 硬料, 模具钢 ← HRC55, HRC65, 淬硬钢
`;
/** 铝用 is what cuts aluminium as well. */
const cutting = ['', '打', '钻', '切', '切割', '铣', '车', '攻', '锯', '磨', '割', '加工'];

/** What is welded is what the filler is for. */
const welded = `
不锈钢 ← 不锈钢
铝, 铝合金, 铝材 ← 铝
铸铁, 生铁 ← 铸铁
铜, 紫铜 ← 铜
碳钢, 铁 ← 碳钢, 低合金钢
`;

const linesOf = (table: string) => table.trim().split('\n');
const whenDone = (verbs: readonly string[], table: string) =>
  linesOf(table).map((line) => {
    const [things = '', values = ''] = line.split(' ← ');
    const terms = things
      .split(', ')
      .flatMap((thing) => verbs.flatMap((verb) => [...(verb ? [`${verb}${thing}`] : []), `${verb}${thing}用`]));
    return `${terms.join(', ')} ← ${values}`;
  });

/** Lines of `words ← values`. */
export const qualities: readonly string[] = [...linesOf(withstanding), ...whenDone(cutting, cut), ...whenDone(['焊', '焊接'], welded)];
