import { below, color, space, type } from '@mall/design-tokens';
import { useCall } from '@mall/mf-kit';
import { Button } from '@mall/ui-kit';
import { Chip } from '@mall/ui-kit/data-display';
import { Input, KeywordForm, NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { contactsCall } from '../../../parts/calls.ts';
import { isNarrowed, type OrderFilters } from './order-filters.ts';
import { usualDays } from './usual-days.ts';

interface Props {
  filters: OrderFilters;
  onApply: (changes: Partial<OrderFilters>) => void;
}

/** Search, days and who ordered. Days and people act at once, the search on Enter; what is set stays visible as chips. */
export function FilterBar({ filters, onApply }: Props) {
  const { keyword, from, to, kpId } = filters;
  const { data: contacts } = useCall(contactsCall());
  const contactName = contacts?.find(({ id }) => id === kpId)?.contactName ?? '';
  return (
    <>
      <Form
        label="查找订单"
        placeholder="订单号、品名、型号、物料号、项目号"
        keyword={keyword}
        onSearch={(words) => onApply({ keyword: words })}
      >
        <Range>
          <span aria-hidden="true">下单时间</span>
          <Day
            size="sm"
            type="date"
            aria-label="下单时间从"
            max={to || undefined}
            value={from}
            onChange={(event) => onApply({ from: event.target.value })}
          />
          <span aria-hidden="true">至</span>
          <Day
            size="sm"
            type="date"
            aria-label="下单时间至"
            min={from || undefined}
            value={to}
            onChange={(event) => onApply({ to: event.target.value })}
          />
        </Range>
        <Usual>
          {usualDays().map(({ name, ...days }) => (
            <Button key={name} variant="link" size="sm" aria-pressed={from === days.from && to === days.to} onClick={() => onApply(days)}>
              {name}
            </Button>
          ))}
        </Usual>
        {contacts && contacts.length > 1 && (
          <Who>
            <NativeSelect
              size="sm"
              aria-label="下单人"
              options={[
                { value: '0', label: '全部下单人' },
                ...contacts.map(({ id, contactName: name }) => ({ value: String(id), label: name })),
              ]}
              value={String(kpId)}
              onValueChange={(id) => onApply({ kpId: Number(id) })}
            />
          </Who>
        )}
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
              <Chip name="下单时间" removeLabel="去掉下单时间" onRemove={() => onApply({ from: '', to: '' })}>
                {from || '最早'} 至 {to || '今天'}
              </Chip>
            </li>
          )}
          {kpId > 0 && (
            <li>
              <Chip name="下单人" removeLabel="去掉下单人" onRemove={() => onApply({ kpId: 0 })}>
                {contactName || kpId}
              </Chip>
            </li>
          )}
          <li>
            <Button variant="link" size="sm" onClick={() => onApply({ keyword: '', from: '', to: '', kpId: 0 })}>
              清除全部
            </Button>
          </li>
        </Chips>
      )}
    </>
  );
}

const Form = styled(KeywordForm)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding-top: ${space.lg};
  & > :first-child {
    width: 280px;
  }
  ${below.desktop} {
    flex-wrap: wrap;
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
  margin-left: ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  white-space: nowrap;
  ${below.tablet} {
    flex-wrap: wrap;
    width: 100%;
    margin: 0;
    & > :first-child {
      width: 100%;
    }
  }
`;
const Usual = styled.div`
  display: flex;
  gap: ${space.sm};
  & > [aria-pressed='true'] {
    font-weight: ${type.weightStrong};
  }
  ${below.tablet} {
    & > button {
      min-height: 44px;
      padding-inline: ${space.sm};
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
const Who = styled.div`
  width: 124px;
  margin-left: auto;
  ${below.tablet} {
    width: 100%;
  }
`;
const Chips = styled.ul`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-top: ${space.md};
`;
