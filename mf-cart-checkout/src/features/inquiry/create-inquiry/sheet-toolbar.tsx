import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { filterNames, linesIn, type SheetFilter, sheetFilters } from './sheet-change.ts';
import type { BulkConfirm } from './use-bulk-confirm.ts';

interface Props {
  sheet: InquirySheet;
  filter: SheetFilter;
  doubledCount: number;
  isBusy: boolean;
  onFilter: (filter: SheetFilter) => void;
  onMergeAll: () => void;
  onMatchAgain: () => void;
  onExport: () => void;
  onClear: () => void;
  bulk: BulkConfirm;
}

/** How far the matching is, what of the lines is shown, and what can be done with all of them. */
export function SheetToolbar({ sheet, filter, doubledCount, isBusy, onFilter, onMergeAll, onMatchAgain, onExport, onClear, bulk }: Props) {
  const { match, lines } = sheet;
  const isMatching = match.done < match.total;
  return (
    <Root>
      {isMatching && (
        <Progress>
          <progress aria-label="匹配进度" value={match.done} max={match.total} />
          <span>
            正在匹配 {match.done} / {match.total} 行，可以先离开，稍后回来查看
          </span>
        </Progress>
      )}
      <div>
        <Filters role="group" aria-label="按状态查看">
          {sheetFilters.map((one) => {
            const count = linesIn(lines, one).length;
            if (count === 0 && one === 'waiting') return null;
            return (
              <button key={one} type="button" aria-pressed={one === filter} onClick={() => onFilter(one)}>
                {filterNames[one]} <b>{count}</b>
              </button>
            );
          })}
        </Filters>
        <Acts>
          {bulk.count > 0 && (
            <Button size="sm" busy={isBusy} onClick={() => void bulk.confirm()}>
              {bulk.isPart ? '选中的就是它' : '都是它'}（{bulk.count} 行）
            </Button>
          )}
          {doubledCount > 0 && (
            <Button size="sm" busy={isBusy} onClick={onMergeAll}>
              合并相同商品
            </Button>
          )}
          {!isMatching && match.unmatched + match.similar > 0 && (
            <Button size="sm" busy={isBusy} onClick={onMatchAgain}>
              重新匹配
            </Button>
          )}
          <Button size="sm" onClick={onExport}>
            导出 Excel
          </Button>
          <Button size="sm" variant="quiet" onClick={onClear}>
            清空
          </Button>
        </Acts>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.md};
  padding: ${space.md};
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.sm} ${space.lg};
  }
`;
const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > progress {
    flex: 1;
    min-width: 160px;
    height: 6px;
    accent-color: ${color.accent};
  }
`;
const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  & > button {
    height: 28px;
    padding: 0 ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    font-size: ${type.sizeTable};
    white-space: nowrap;
  }
  & b {
    font-weight: ${type.weightPart};
    font-variant-numeric: tabular-nums;
  }
  & > button:hover {
    border-color: ${color.inkSecond};
  }
  & > [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentTint};
    color: ${color.accent};
  }
  ${below.tablet} {
    & > button {
      height: 44px;
    }
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
