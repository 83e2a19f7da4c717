/** What a column of a list holds. */
export type ColumnRole =
  | 'ownItemNumber'
  | 'skuNumber'
  | 'partNumber'
  | 'name'
  | 'brand'
  | 'spec'
  | 'quantity'
  | 'unit'
  | 'remark'
  | 'ignored';

/** Words of headers, the surest first in each row; a header is compared without blanks and signs, in lower case. */
const vocabulary: [ColumnRole, string][] = [
  ['skuNumber', '商城编号 商品编号 商品编码 平台编码 sku sku编号 sku号 skunumber'],
  [
    'ownItemNumber',
    '物料编码 物料号 物料编号 物料代码 料号 物资编码 存货编码 存货编号 材料编码 货品编码 我司编码 公司编码 内部编码 内部料号 客户物料号 erp编码 erp号 itemno itemnumber materialno materialcode materialnumber 物品编码 备件编码 备件号 品号 sap编码 sap号',
  ],
  [
    'partNumber',
    '型号 产品型号 厂家型号 制造商型号 原厂型号 品牌型号 订货号 订货编码 订货代码 订货型号 货号 零件号 图号 partno partnumber pn mpn p/n model modelno 厂家料号 厂商料号 制造商零件编号 mfrpart mfrpartno mfgpn orderingcode ordercode articleno 牌号型号',
  ],
  [
    'quantity',
    "数量 需求数量 采购数量 申请数量 订购数量 请购数量 计划数量 需求量 采购量 用量 申购数量 申报数量 订货数量 购买数量 总数量 总数 件数 个数 合计数量 qty quantity qtys q'ty 数目 要货量 月用量 订单数量 报价数量 询价数量 台数 数",
  ],
  ['unit', '单位 计量单位 数量单位 uom unit units 计价单位 基本单位'],
  [
    'name',
    '名称 品名 物料名称 产品名称 商品名称 物资名称 货物名称 材料名称 物品名称 设备名称 备件名称 零件名称 存货名称 配件名称 品名规格 物品 物料描述 描述 货品名称 采购内容 采购物品 标的名称 name description desc item itemname product productname material goods 产品 物料 项目名称 名称及规格 品名及规格 名称规格 产品描述 物料说明',
  ],
  [
    'spec',
    '规格 规格型号 型号规格 型号/规格 规格/型号 规格参数 技术参数 参数 技术要求 规格描述 详细规格 尺寸 spec specs specification size dimension 规格及型号 型号及规格 规格尺寸 技术规格 主要参数 材质 材料 性能等级 强度等级 等级 表面处理 颜色 执行标准 标准 标准号 长度 直径 内径 外径 宽度 厚度 螺纹 螺纹规格 电压 功率 精度 包装规格',
  ],
  [
    'brand',
    '品牌 厂家 制造商 生产厂家 厂商 牌子 推荐品牌 指定品牌 参考品牌 要求品牌 品牌要求 品牌/厂家 生产商 brand maker manufacturer mfr mfg make vendor 产地品牌',
  ],
  ['remark', '备注 说明 用途 使用部门 使用地点 使用位置 要求 其他要求 特殊要求 remark remarks note notes comment comments 备注说明 注'],
  [
    'ignored',
    '序号 行号 编号 no no. # 项次 项目 单价 含税单价 金额 总价 总金额 价格 预算 税率 日期 需求日期 交期 交货期 到货日期 申请人 请购人 部门 申请部门 price unitprice amount total date 供应商 库存 现有库存 合同号 申请单号 请购单号 采购员 id 图片 照片 链接 网址 重量 净重',
  ],
];

const known = new Map<string, ColumnRole>();
const plainly = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s:：*＊_\-—.。、/\\'"“”]/g, '');
for (const [role, words] of vocabulary) for (const word of words.split(' ')) if (!known.has(plainly(word))) known.set(plainly(word), role);
const long = [...known].filter(([word]) => word.length >= 2 && !/^[a-z]{1,3}$/.test(word)).sort(([a], [b]) => b.length - a.length);

/** A header as it is compared: half width, lower case, without blanks, signs and what stands in brackets. */
export const headerKey = (text: string): string => plainly(text.normalize('NFKC').replace(/[(（【[].*?[)）】\]]/g, ''));

export interface ReadHeader {
  role: ColumnRole;
  /** 0 to 1. */
  certainty: number;
}

/** What does a column with this header hold? Undefined where its words say nothing. */
export function readHeader(text: string): ReadHeader | undefined {
  const key = headerKey(text) || plainly(text);
  if (!key || key.length > 24) return undefined;
  const role = known.get(key);
  if (role) return { role, certainty: 1 };
  // 数量(个) is known by its beginning, 阀门名称 by its end; 到货数量要求 by what is in it.
  const ending = long.find(([word]) => key.endsWith(word));
  if (ending) return { role: ending[1], certainty: 0.8 };
  const beginning = long.find(([word]) => key.startsWith(word));
  if (beginning) return { role: beginning[1], certainty: 0.7 };
  const within = long.find(([word]) => word.length > 1 && /\p{Script=Han}/u.test(word) && key.includes(word));
  return within ? { role: within[1], certainty: 0.5 } : undefined;
}
