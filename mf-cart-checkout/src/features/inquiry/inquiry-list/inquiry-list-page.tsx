import { space } from '@mall/design-tokens';
import { inquiryStatuses, inquiryStatusNames } from '@mall/domain/inquiry';
import { CentrePage, FilterPaper } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { Badge, Button, ButtonLink, EmptyPanel, ErrorPanel, InquiryIcon, PageSkeleton } from '@mall/ui-kit';
import { Pager, Tabs } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import type { InquiryCounts, InquiryStatus } from '../../../parts/inquiry/inquiry-types.ts';
import { createInquiryPath } from '../../../parts/inquiry/paths.ts';
import { FilterBar } from './filter-bar.tsx';
import { InquiryBlock } from './inquiry-block.tsx';
import {
  type InquiryFilters,
  inquiriesCall,
  inquiriesHref,
  inquiriesPerPage,
  inquiryCountsCall,
  isNarrowed,
  readFilters,
} from './inquiry-filters.ts';

/** /customer/inquiryListV2 and the old /customer/inquiryList */
export default function InquiryListPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(query);
  const apply = (changes: Partial<InquiryFilters>) => void navigate(inquiriesHref({ ...filters, page: 1, ...changes }));
  const inquiries = useCall(inquiriesCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const counts = useCall(inquiryCountsCall(filters), { keepPreviousData: true });
  const refresh = () => void Promise.all([inquiries.refresh(), counts.refresh()]);
  useBusEvent('inquiry:changed', refresh);
  useBusEvent('order:placed', refresh);

  return (
    <CentrePage title="企业询价">
      <FilterPaper>
        <StatusTabs status={filters.status} counts={counts.data} onChoose={(status) => apply({ status })} />
        <FilterBar filters={filters} onApply={apply} />
      </FilterPaper>
      {inquiries.data ? (
        <>
          {inquiries.data.items.length === 0 ? (
            <NoInquiries filters={filters} onClear={() => apply({ keyword: '', from: '', to: '' })} />
          ) : (
            <List aria-label="询价单列表" aria-busy={inquiries.isLoading || undefined}>
              {inquiries.data.items.map((inquiry) => (
                <li key={inquiry.id}>
                  <InquiryBlock inquiry={inquiry} onChanged={refresh} />
                </li>
              ))}
            </List>
          )}
          {inquiries.data.total > 0 && (
            <Pager
              page={filters.page}
              total={inquiries.data.total}
              pageSize={inquiriesPerPage}
              unit="张询价单"
              hrefFor={(page) => inquiriesHref({ ...filters, page })}
              onPageChange={(page) => {
                apply({ page });
                window.scrollTo({ top: 0 });
              }}
            />
          )}
        </>
      ) : inquiries.error ? (
        <ErrorPanel error={inquiries.error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="询价单" variant="table" count={5} />
      )}
    </CentrePage>
  );
}

// These wait for the buyer, or for staff: their counts are the ones to look at.
const waiting = new Set<string>(['submitted', 'quoting', 'quoted']);

function StatusTabs({
  status,
  counts,
  onChoose,
}: {
  status: InquiryStatus | undefined;
  counts: InquiryCounts | undefined;
  onChoose: (status: InquiryStatus | undefined) => void;
}) {
  const tab = (value: InquiryStatus | 'all', label: string) => {
    const count = value === 'all' ? counts?.total : counts?.[value];
    return { value, label, badge: count ? <Badge count={count} tone={waiting.has(value) ? 'accent' : 'quiet'} /> : undefined };
  };
  return (
    <Scroll>
      <Tabs<InquiryStatus | 'all'>
        label="询价单状态"
        value={status ?? 'all'}
        onValueChange={(value) => onChoose(value === 'all' ? undefined : value)}
        items={[tab('all', '全部'), ...inquiryStatuses.map((one) => tab(one, inquiryStatusNames[one]))]}
      />
    </Scroll>
  );
}

function NoInquiries({ filters, onClear }: { filters: InquiryFilters; onClear: () => void }) {
  if (isNarrowed(filters))
    return (
      <EmptyPanel title="没有符合条件的询价单" action={<Button onClick={onClear}>清除筛选条件</Button>}>
        换一个关键词，或放宽询价时间
      </EmptyPanel>
    );
  return (
    <EmptyPanel
      icon={<InquiryIcon size={40} strokeWidth={0.9} />}
      title={filters.page > 1 ? '这一页没有询价单' : filters.status ? '这个状态下没有询价单' : '还没有询价单'}
      action={
        filters.page > 1 ? (
          <ButtonLink as={Link} to={inquiriesHref({ ...filters, page: 1 })}>
            回到第一页
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to={createInquiryPath}>
            去询价
          </ButtonLink>
        )
      }
    >
      粘贴或上传采购清单，有价有货的当场报价
    </EmptyPanel>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  &[aria-busy] {
    opacity: 0.6;
  }
`;
