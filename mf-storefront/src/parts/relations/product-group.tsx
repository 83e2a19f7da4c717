import { color, space, type } from '@mall/design-tokens';
import { useCall, useSearchParams } from '@mall/mf-kit';
import { ChevronDownIcon, ChevronUpIcon, ErrorPanel, Skeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { styled } from 'styled-components';
import { relatedSkuUrl } from '../sku-address.ts';
import { RelatedSkuCard } from './related-sku-card.tsx';
import { groupPageSize, groupSkusCall, type RelatedGroup, type RelationTypeId } from './relation-calls.ts';

interface Props {
  group: RelatedGroup;
  skuNumber: string;
  typeId: RelationTypeId;
  attributes: string;
  r?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** One product with its related SKUs, two at a time once it stands open. */
export function ProductGroup({ group, skuNumber, typeId, attributes, r, isOpen, onToggle }: Props) {
  const differing = group.actualAttributes.filter(({ value }) => value.length > 1);
  return (
    <li>
      <Head type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span>{group.name}</span>
        <small>{differing.map(({ key, value }) => `${key} ${value.length} 种`).join('，')}</small>
        <b>{group.count} 项</b>
        {isOpen ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
      </Head>
      {isOpen && <Skus group={group} skuNumber={skuNumber} typeId={typeId} attributes={attributes} r={r} />}
    </li>
  );
}

function Skus({ group, skuNumber, typeId, attributes, r }: Omit<Props, 'isOpen' | 'onToggle'>) {
  const [query] = useSearchParams();
  const [page, setPage] = useState(1);
  const asked = page > 1 ? groupSkusCall(skuNumber, typeId, group.productId, attributes, page) : null;
  const { data, error, refresh } = useCall(asked, { keepPreviousData: true });
  const skus = page === 1 ? group.skus : data?.items[0]?.skus;
  return (
    <Cards>
      {skus?.map((sku) => (
        <RelatedSkuCard key={sku.skuNumber} sku={sku} to={relatedSkuUrl(sku.skuNumber, typeId, query, r)} />
      ))}
      {!skus && (error ? <ErrorPanel error={error} onRetry={refresh} size="sm" /> : <Skeleton shape="block" height="132px" />)}
      {group.count > groupPageSize && <Pager page={page} total={group.count} pageSize={groupPageSize} unit="项" onPageChange={setPage} />}
    </Cards>
  );
}

const Head = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.md};
  width: 100%;
  min-height: 44px;
  font-size: ${type.sizeTable};
  text-align: left;
  & > small {
    overflow: hidden;
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    flex: none;
    margin-left: auto;
    color: ${color.inkSecond};
    font-weight: ${type.weightText};
  }
  &:hover > span {
    color: ${color.accent};
  }
`;
const Cards = styled.div`
  display: grid;
  gap: ${space.md};
  padding-bottom: ${space.md};
`;
