/** Said in a question or on a purchase list, not about a product. */
export const fillers: ReadonlySet<string> = new Set(
  `的 了 吗 呢 吧 啊 有 没有 有没有 有货 货 现货 库存 要 我要 我 想 想要 买 购买 采购 多少 多少钱 价格 报价 请问 帮 帮我 找 查 查找 一下 一个 个 和 与 或 及 是 什么 哪些 推荐
  品牌 批发 厂家 正品 规格 型号 用 专用 国标 标准 材质 名称 产品 尺寸 需要 求购 包邮 优质 进口 国产 原装 全新 大量 供应 数量 每 共 约 左右 公制 精度 安装 适用 适合 以及 等 为 根 只 件
  支 卷 盒 包 副 米 分 的是 那种 这种 可以 能 颜色 电压 电流 功率 容量 重量 一包 一盒 一箱 一卷 工业用 超薄`.split(/\s+/),
);
