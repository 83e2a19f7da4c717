import { call, useCall } from '@mall/mf-kit';
import { Button, ErrorPanel, Skeleton } from '@mall/ui-kit';
import { AccentButton, Dialog } from '@mall/ui-kit/overlays';
import { filterInput, type OrderFilters } from './order-filters.ts';

interface Props {
  filters: OrderFilters;
  onExport: () => void;
  onClose: () => void;
}

/** 导出订单: how many orders and lines it will be, before it begins (rule order 15). */
export default function ExportDialog({ filters, onExport, onClose }: Props) {
  const { data, error, refresh } = useCall(call('order.getExportOrderItemCount', filterInput(filters)));
  return (
    <Dialog
      title="导出订单明细"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <AccentButton
            disabled={!data?.isPossible}
            onClick={() => {
              onExport();
              onClose();
            }}
          >
            导出 Excel
          </AccentButton>
        </>
      }
    >
      {data ? (
        <p role="status">
          {data.itemCount === 0
            ? '没有符合条件的订单'
            : `按当前筛选条件，共 ${data.orderCount.toLocaleString('en-US')} 个订单、${data.itemCount.toLocaleString('en-US')} 行商品。`}
          {data.itemCount > data.mostItems && `一次最多导出 ${data.mostItems.toLocaleString('en-US')} 行，请缩小下单时间。`}
        </p>
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Dialog>
  );
}
