import { below, color, space, type } from '@mall/design-tokens';
import { Chip } from '@mall/ui-kit/data-display';
import { Input, KeywordForm } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { type InquiryFilters, isNarrowed } from './inquiry-filters.ts';

interface Props {
  filters: InquiryFilters;
  onApply: (changes: Partial<InquiryFilters>) => void;
}

/** Search and days. Days act at once, the search on Enter; what is set stays visible as chips. */
export function FilterBar({ filters, onApply }: Props) {
  const { keyword, from, to } = filters;
  return (
    <>
      <Form
        label="查找询价单"
        placeholder="询价单号、项目号、型号、品名、备注"
        keyword={keyword}
        onSearch={(words) => onApply({ keyword: words })}
      >
        <Range>
          <span aria-hidden="true">询价时间</span>
          <Input
            size="sm"
            type="date"
            aria-label="询价时间从"
            max={to || undefined}
            value={from}
            onChange={(event) => onApply({ from: event.target.value })}
          />
          <span aria-hidden="true">至</span>
          <Input
            size="sm"
            type="date"
            aria-label="询价时间至"
            min={from || undefined}
            value={to}
            onChange={(event) => onApply({ to: event.target.value })}
          />
        </Range>
      </Form>
      {isNarrowed(filters) && (
        <Chips aria-label="已选条件">
          {keyword && (
            <li>
              <Chip name="关键词" removeLabel={`去掉关键词 ${keyword}`} onRemove={() => onApply({ keyword: '' })}>
                {keyword}
              </Chip>
            </li>
          )}
          {(from || to) && (
            <li>
              <Chip name="询价时间" removeLabel="去掉询价时间" onRemove={() => onApply({ from: '', to: '' })}>
                {from || '最早'} 至 {to || '今天'}
              </Chip>
            </li>
          )}
        </Chips>
      )}
    </>
  );
}

const Form = styled(KeywordForm)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding-top: ${space.lg};
  & > :first-child {
    width: 300px;
  }
  ${below.tablet} {
    & > :first-child {
      flex: 1;
      width: auto;
    }
  }
`;
const Range = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  margin-left: auto;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  white-space: nowrap;
  & > input {
    width: 132px;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    width: 100%;
    & > :first-child {
      width: 100%;
    }
    & > input {
      flex: 1;
    }
  }
`;
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-top: ${space.md};
`;
