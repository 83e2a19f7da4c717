/**
 * What else a word means. Directed: whoever looks for 螺丝 wants screws and bolts, whoever looks for 螺栓 wants no screws.
 * A key is a word of the vocabulary even where no product is called so, hence it is found by pinyin and typo too.
 */
const table = `
螺丝: 螺钉 螺栓
螺丝钉: 螺钉
螺钉: 螺丝
螺栓: 螺丝
螺杆: 螺栓 螺柱 牙条
丝杆: 丝杠 牙条 螺杆
牙条: 螺纹杆 丝杆
螺帽: 螺母
丝帽: 螺母
垫片: 垫圈 平垫
平垫: 平垫圈 垫圈
弹垫: 弹簧垫圈
介子: 垫圈
卡簧: 挡圈
挡圈: 卡簧
卡环: 挡圈
开口销: 销
铆钉: 拉铆钉
膨胀螺丝: 膨胀螺栓 锚栓
自攻螺丝: 自攻螺钉
自攻丝: 自攻螺钉
机米: 紧定螺钉
顶丝: 紧定螺钉
培林: 轴承
滚珠轴承: 球轴承
钢珠轴承: 球轴承
滚柱轴承: 滚子轴承
油封: 骨架油封
胶圈: 密封圈
密封圈: 型圈
o形圈: 型圈
扳子: 扳手
板手: 扳手
搬手: 扳手
钳子: 钳
老虎钳: 钢丝钳
改锥: 螺丝刀
起子: 螺丝刀
螺丝批: 螺丝刀
螺丝刀: 螺丝批
内六角扳手: 六角扳手
榔头: 锤
锤子: 锤
卷尺: 钢卷尺
卡尺: 游标卡尺
千分尺: 螺旋测微
钻咀: 钻头 麻花钻
钻嘴: 钻头 麻花钻
钻头: 麻花钻
丝攻: 丝锥
丝锥: 丝攻
铣刀: 立铣刀
锣刀: 铣刀
砂轮: 砂轮片
切割片: 切片
磨片: 角磨片
气管: 软管
风管: 气管
快接: 快插
快速接头: 快插接头
气动接头: 快插接头
汽缸: 气缸
油缸: 液压缸
气阀: 电磁阀
球阀: 阀
阀门: 阀
皮带: 带
三角带: 三角皮带
同步带: 同步皮带
开关: 断路器
空开: 断路器
空气开关: 断路器
接线端子: 端子
扎带: 尼龙扎带
电线: 电缆
插排: 插座
灯管: 灯
口罩: 防护口罩
劳保鞋: 安全鞋
安全鞋: 劳保鞋
劳保手套: 手套
护目镜: 防护眼镜
眼罩: 护目镜
耳塞: 防噪音耳塞
生料带: 密封带
胶水: 胶粘剂 胶
螺丝胶: 螺纹锁固
锁固胶: 螺纹锁固
黄油: 润滑脂
牛油: 润滑脂
机油: 润滑油
除锈剂: 防锈
wd40: 防锈
抹布: 擦拭布
擦机布: 擦拭布
纸箱: 箱
缠绕膜: 拉伸膜
叉车: 搬运车
地牛: 搬运车
手推车: 推车
脚轮: 轮
不绣钢: 不锈钢
白钢: 不锈钢
sus304: 304
sus316: 316
ss304: 304
a2: 304
bearing: 轴承
screw: 螺钉
bolt: 螺栓
nut: 螺母
washer: 垫圈
wrench: 扳手
drill: 钻头
glove: 手套
gloves: 手套
oring: 型圈
seal: 密封
valve: 阀
cylinder: 气缸
`;

export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', means = ''] = line.split(':');
      return [word.trim(), means.trim().split(' ')] as const;
    }),
);

/** Said in a question, not about a product. */
export const fillers: ReadonlySet<string> = new Set(
  '的 了 吗 呢 吧 啊 有 没有 有没有 有货 货 现货 库存 要 我要 我 想 想要 买 购买 采购 多少 多少钱 价格 报价 请问 帮 帮我 找 查 查找 一下 一个 个 和 与 或 及 是 什么 哪些 推荐 品牌 批发 厂家 正品 规格 型号'.split(
    ' ',
  ),
);
