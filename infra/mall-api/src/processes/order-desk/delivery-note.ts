import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { parcelText } from '@mall/domain/delivery';
import { displayDate } from '@mall/domain/time';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import type { Paper } from '../../papers/paper.ts';

/** What packages of an order hold, for who receives them: without prices (rule order 31). */
export function deliveryNote(
  order: OrderRow,
  items: readonly OrderItemRow[],
  packages: readonly DeliveryPackage[],
  { letterhead, pageUrl }: Pick<Paper, 'letterhead' | 'pageUrl'>,
): Paper {
  const [first] = packages;
  const lines = packages.flatMap((parcel) => parcel.lines.map((line) => ({ ...line, parcel })));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { consignee, mobile, region, detail } = order.address;
  return {
    letterhead,
    title: '送货单',
    number: packages.length === 1 ? first!.packageNumber : order.orderNumber,
    facts: [
      ['收货单位', order.customerName],
      ['发货日期', displayDate(first!.shippedAt)],
      ['收货人', `${consignee} ${mobile}`],
      ['订单号', order.orderNumber],
      ['收货地址', `${region} ${detail}`],
      ['项目号', order.projectNumber || '—'],
    ],
    table: {
      columns: [
        { header: '序号', width: 22, align: 'center' },
        { header: '贵司编号', width: 64 },
        { header: '品名 / 品牌型号', width: '*' },
        { header: '订货编号', width: 60 },
        { header: '订购数量', width: 50, align: 'right' },
        { header: '本次发货', width: 50, align: 'right' },
        { header: '包裹 / 运单', width: 110 },
      ],
      rows: lines.map(({ orderItemId, customerSkuItemNo, sku, productName, quantity, salesPackUom, parcel }, at) => {
        const item = items.find(({ id }) => id === orderItemId);
        return [
          String(at + 1),
          customerSkuItemNo,
          [productName, [item?.manufacturerName, item?.manufacturerPartNumber].filter(Boolean).join(' ')].filter(Boolean).join('\n'),
          sku,
          `${item?.quantity ?? quantity} ${salesPackUom}`,
          `${quantity} ${salesPackUom}`,
          `${parcel.packageNumber}\n${parcelText(parcel)}`,
        ];
      }),
    },
    sums: [['本次发货', `${packages.length} 个包裹，共 ${pieces} 件`]],
    capitals: '',
    notes: [
      '请当场核对数量与外观，有破损、短少的请在签收时注明并于24小时内联系客服。',
      ...(order.remark ? [`订单备注：${order.remark}`] : []),
    ],
    pageUrl,
    seal: `送货单位：${letterhead.name}`,
    otherSeal: '收货人签字：',
  };
}
