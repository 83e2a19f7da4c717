import { color, space, type } from '@mall/design-tokens';
import { writeAttributes } from '@mall/domain/search';
import { useBusEvent, useCall } from '@mall/mf-kit';
import { Button, EmptyPanel, ErrorPanel } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ProductGroup } from './product-group.tsx';
import { RelatedWaiting } from './related-waiting.tsx';
import { choicesCall, groupsCall, type RelationTypeId, relationPageSize } from './relation-calls.ts';

/** Related SKUs by product, narrowed by attributes; one group stands open at a time (rules product 11, 12, 24). */
export function ByParameters({ skuNumber, typeId, r }: { skuNumber: string; typeId: RelationTypeId; r?: string | undefined }) {
  const [filters, setFilters] = useState<Record<string, string>>({});
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<number>();
  const attributes = writeAttributes(Object.entries(filters).map(([key, value]) => ({ key, value })));
  const { data, error, isLoading, refresh } = useCall(groupsCall(skuNumber, typeId, attributes, page), { keepPreviousData: true });
  const choices = useCall(choicesCall(skuNumber, typeId, attributes), { keepPreviousData: true });
  useBusEvent('location:changed', () => void refresh());

  function narrow(next: Record<string, string>) {
    setFilters(next);
    setPage(1);
  }
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <Tools role="group" aria-label="按参数筛选">
        {(choices.data ?? []).map(({ key, value }) => (
          <NativeSelect
            key={key}
            size="sm"
            aria-label={`按${key}筛选`}
            value={filters[key] ?? 'all'}
            options={[{ value: 'all', label: `${key}：全部` }, ...value.map((one) => ({ value: one, label: one }))]}
            onValueChange={(wanted) => {
              const { [key]: _, ...others } = filters;
              narrow(wanted === 'all' ? others : { ...others, [key]: wanted });
            }}
          />
        ))}
        {isNarrowed && (
          <>
            <span role="status">{data?.skuTotal ?? 0} 个符合</span>
            <Button variant="link" onClick={() => narrow({})}>
              重置所选参数
            </Button>
          </>
        )}
      </Tools>
      {data ? (
        <>
          <Groups aria-busy={isLoading || undefined}>
            {data.items.map((group) => (
              <ProductGroup
                key={`${group.productId} ${attributes}`}
                group={group}
                skuNumber={skuNumber}
                typeId={typeId}
                attributes={attributes}
                r={r}
                isOpen={opened === group.productId || data.total === 1}
                onToggle={() => setOpened(opened === group.productId ? undefined : group.productId)}
              />
            ))}
          </Groups>
          {data.total === 0 && <EmptyPanel title="没有符合所选参数的商品" size="sm" />}
          <Pager page={page} total={data.total} pageSize={relationPageSize} unit="个产品" onPageChange={setPage} />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} size="sm" />
      ) : (
        <RelatedWaiting />
      )}
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > span {
    color: ${color.inkSecond};
  }
  &:empty {
    display: none;
  }
`;
const Groups = styled.ul`
  border-top: 1px solid ${color.line};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;
