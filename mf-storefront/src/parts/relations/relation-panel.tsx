import { color, space, type } from '@mall/design-tokens';
import { relationTypeName } from '@mall/domain/catalogue';
import { useBusEvent, useCall, useSearchParams } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel, Skeleton } from '@mall/ui-kit';
import { Pager, Tabs } from '@mall/ui-kit/data-display';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { relatedSkuUrl } from '../sku-address.ts';
import { type RelationTypeId, relationCall, relationPageSize } from './relation-call.ts';
import { RelationRow } from './relation-row.tsx';

interface Props {
  skuNumber: string;
  firstType: RelationTypeId;
  /** Shows only 完全替代 (rule product 10). */
  isNonStandard: boolean;
}

/** Substitutes and accessories by kind, five a page. Another kind starts at its first page. */
export function RelationPanel({ skuNumber, firstType, isNonStandard }: Props) {
  const [query] = useSearchParams();
  const [{ typeId, page }, show] = useState({ typeId: firstType, page: 1 });
  const { data, error, isLoading, refresh } = useCall(relationCall(skuNumber, typeId, page), { keepPreviousData: true });
  useBusEvent('location:changed', () => void refresh());
  const kinds = (data?.typeCounts ?? []).filter((kind) => !isNonStandard || kind.typeId === 1);
  const isEmptyKind = !!data && kinds.length > 0 && !kinds.some((kind) => kind.typeId === typeId);
  const other = kinds[0]?.typeId as RelationTypeId | undefined;
  useEffect(() => {
    if (isEmptyKind && other) show({ typeId: other, page: 1 });
  }, [isEmptyKind, other]);

  if (!data && error) return <ErrorPanel error={error} onRetry={refresh} size="sm" />;
  if (!data)
    return (
      <Waiting aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} shape="block" height="72px" />
        ))}
      </Waiting>
    );
  if (!kinds.length) return <EmptyPanel title="暂无替代与配件" size="sm" />;
  return (
    <Root>
      <Tabs
        label="关联商品"
        value={String(typeId)}
        onValueChange={(value) => show({ typeId: Number(value) as RelationTypeId, page: 1 })}
        items={kinds.map((kind) => ({
          value: String(kind.typeId),
          label: kind.typeDesc || relationTypeName(kind.typeId),
          badge: <Count>{kind.count}</Count>,
        }))}
      />
      <Rows aria-busy={isLoading || undefined}>
        {data.items.map((sku) => (
          <RelationRow key={sku.skuNumber} sku={sku} to={relatedSkuUrl(sku.skuNumber, sku.typeId, query)} />
        ))}
      </Rows>
      <Pager page={page} total={data.total} pageSize={relationPageSize} unit="项" onPageChange={(next) => show({ typeId, page: next })} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.md};
`;
const Count = styled.span`
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  font-weight: ${type.weightText};
`;
const Rows = styled.ul`
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
const Waiting = styled.div`
  display: grid;
  gap: ${space.sm};
`;
