import { below, color, space, type } from '@mall/design-tokens';
import { invoiceStateNames, invoiceStates } from '@mall/domain/invoice';
import { Button } from '@mall/ui-kit';
import { Input, KeywordForm, NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { type HistoryFilters, isNarrowed } from './history-filters.ts';

interface Props {
  filters: HistoryFilters;
  onApply: (changes: Partial<HistoryFilters>) => void;
}

const states = [{ value: '', label: '全部状态' }, ...invoiceStates.map((value) => ({ value, label: invoiceStateNames[value] }))];
const kinds = [
  { value: '', label: '蓝字与红字' },
  { value: 'blue', label: '蓝字发票' },
  { value: 'red', label: '红字发票' },
];

/** Words on Enter; state, kind and days at once. */
export function HistoryFilterBar({ filters, onApply }: Props) {
  const { keyword, state, kind, from, to } = filters;
  return (
    <Form label="查找发票" placeholder="发票号码、订单号、抬头" keyword={keyword} onSearch={(words) => onApply({ keyword: words })}>
      <NativeSelect
        size="sm"
        aria-label="状态"
        options={states}
        value={state ?? ''}
        onValueChange={(value) => onApply({ state: invoiceStates.find((one) => one === value) })}
      />
      <NativeSelect
        size="sm"
        aria-label="种类"
        options={kinds}
        value={kind ?? ''}
        onValueChange={(value) => onApply({ kind: value === 'blue' || value === 'red' ? value : undefined })}
      />
      <Range>
        <span aria-hidden="true">申请时间</span>
        <Day
          size="sm"
          type="date"
          aria-label="申请时间从"
          max={to || undefined}
          value={from}
          onChange={({ target }) => onApply({ from: target.value })}
        />
        <span aria-hidden="true">至</span>
        <Day
          size="sm"
          type="date"
          aria-label="申请时间至"
          min={from || undefined}
          value={to}
          onChange={({ target }) => onApply({ to: target.value })}
        />
      </Range>
      {isNarrowed(filters) && (
        <Button variant="link" size="sm" onClick={() => onApply({ keyword: '', state: undefined, kind: undefined, from: '', to: '' })}>
          清除全部
        </Button>
      )}
    </Form>
  );
}

const Form = styled(KeywordForm)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.lg} 0;
  & > :first-child {
    width: 220px;
  }
  ${below.tablet} {
    & > :first-child {
      flex: 1 1 60%;
      width: auto;
    }
  }
`;
const Range = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  white-space: nowrap;
  ${below.tablet} {
    width: 100%;
    & > :first-child {
      width: 100%;
    }
  }
`;
const Day = styled(Input)`
  && {
    width: 132px;
  }
  ${below.tablet} {
    && {
      flex: 1;
    }
  }
`;
