import { capitals, moneyText, yuanText } from '@mall/domain/money';
import { paymentMethodNames } from '@mall/domain/payment';
import { displayDate } from '@mall/domain/time';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import type { Paper } from '../../papers/paper.ts';

export type Letterhead = Paper['letterhead'];

const clauses = (isPrepaid: boolean, { paymentMethod }: OrderRow) => [
  '质量：供方所供商品为全新正品，符合国家、行业标准或双方确认的规格；非标商品以下单时选定的规格为准。',
  '交货：供方按本合同地址送货，运费以本合同所列为准；需方收货时当场核对数量与外观，签收后30天内可按商城售后规则申请售后。',
  isPrepaid
    ? '付款：需方预付合同全款，供方收到款项后发货；未付款前本合同不占用库存，72小时未付款自动取消。'
    : `付款：${paymentMethodNames[paymentMethod]}，按商城所示期限支付。`,
  '发票：供方按已发货金额开具13%增值税发票，退货开具红字发票。',
  '争议：双方协商解决，协商不成的向供方所在地人民法院起诉。本合同盖章后生效，扫描件与原件同等有效。',
];

/** The contract of an order, or of one line of it (rules order 14, 30). @param isPrepaid money first, then goods */
export function orderContract(
  order: OrderRow,
  items: readonly OrderItemRow[],
  { letterhead, pageUrl, isPrepaid, itemId }: { letterhead: Letterhead; pageUrl: string; isPrepaid: boolean; itemId?: number | undefined },
): Paper {
  const lines = itemId === undefined ? items : items.filter(({ id }) => id === itemId);
  const total = itemId === undefined ? order.payable : lines.reduce((sum, line) => sum + line.total - line.discount, 0);
  const { consignee, mobile, region, detail } = order.address;
  return {
    letterhead,
    title: isPrepaid ? '预付款合同' : '销售合同',
    number: order.orderNumber,
    facts: [
      ['需方', order.customerName],
      ['签订日期', displayDate(order.createdAt)],
      ['供方', letterhead.name],
      ['支付方式', isPrepaid ? `${paymentMethodNames[order.paymentMethod]}（先款后货）` : paymentMethodNames[order.paymentMethod]],
      ['联系人', order.contactName],
      ['项目号', order.projectNumber || '—'],
      ['收货人', `${consignee} ${mobile}`],
      ['收货地址', `${region} ${detail}`],
      ['发票', order.invoice ? `${order.invoice.typeName} ${order.invoice.title}` : '—'],
      ['税号', order.invoice?.taxNumber || '—'],
    ],
    table: {
      columns: [
        { header: '序号', width: 22, align: 'center' },
        { header: '贵司编号', width: 58 },
        { header: '品名 / 品牌型号', width: '*' },
        { header: '订货编号', width: 58 },
        { header: '数量', width: 40, align: 'right' },
        { header: '含税单价（元）', width: 56, align: 'right' },
        { header: '优惠（元）', width: 44, align: 'right' },
        { header: '金额（元）', width: 58, align: 'right' },
        { header: '货期', width: 50 },
      ],
      rows: lines.map((line, at) => [
        String(at + 1),
        line.customerItemNo,
        [line.productName, [line.manufacturerName, line.manufacturerPartNumber].filter(Boolean).join(' '), line.selectedAttributes]
          .filter(Boolean)
          .join('\n'),
        line.skuNumber,
        `${line.quantity} ${line.salesPackUom}`,
        yuanText(line.unitPrice),
        line.discount > 0 ? yuanText(line.discount) : '',
        yuanText(line.total - line.discount),
        line.deliveryTimeName,
      ]),
    },
    sums: [
      ...(itemId === undefined
        ? ([
            ['商品金额', moneyText(order.goods)],
            ['优惠', moneyText(-order.discount)],
            ['运费', moneyText(order.freight)],
          ] as [string, string][])
        : []),
      ['合计（含13%增值税）', moneyText(total)],
    ],
    capitals: capitals(total),
    notes: clauses(isPrepaid, order),
    pageUrl,
    seal: `供方：${letterhead.name}`,
    otherSeal: `需方：${order.customerName}`,
  };
}
