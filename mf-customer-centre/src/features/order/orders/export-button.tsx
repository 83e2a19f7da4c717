import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { OrderFilters } from './order-filters.ts';
import { useOrderExport } from './use-order-export.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

/** 导出, and how far it is. */
export function ExportButton({ filters }: { filters: OrderFilters }) {
  const [isAsking, setAsking] = useState(false);
  const { progress, begin } = useOrderExport(filters);
  return (
    <>
      <Button size="sm" busy={progress !== undefined} onClick={() => setAsking(true)}>
        {progress === undefined ? '导出订单' : `正在导出 ${progress}%`}
      </Button>
      {isAsking && (
        <Suspense>
          <ExportDialog filters={filters} onExport={() => void begin()} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
