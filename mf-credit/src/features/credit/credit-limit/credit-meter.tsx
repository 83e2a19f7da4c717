import { below, color, radius, space, type } from '@mall/design-tokens';
import { availableCredit, isCreditScarce, percentUsed } from '@mall/domain/credit';
import { type Fen, moneyText } from '@mall/domain/money';
import { VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';

interface Props {
  limit: Fen;
  used: Fen;
  /** Of what is used: in bills that are not paid yet. The rest is in no bill. */
  unpaidBills: Fen;
}

/** How much of the limit is used, and by what: drawn in two colours, and as the browser's own meter for who listens. */
export function CreditMeter({ limit, used, unpaidBills }: Props) {
  const percent = percentUsed({ limit, used });
  const billed = percentUsed({ limit, used: Math.min(unpaidBills, used) });
  const isScarce = isCreditScarce({ limit, used });
  return (
    <div>
      <VisuallyHidden>
        <meter
          aria-label="已用额度"
          min={0}
          max={100}
          value={percent}
          aria-valuetext={`已用 ${moneyText(used)}，共 ${moneyText(limit)}，占 ${percent}%`}
        />
      </VisuallyHidden>
      <Track aria-hidden="true" data-level={isScarce ? 'scarce' : 'ample'}>
        <i data-part="bills" style={{ width: `${billed}%` }} />
        <i data-part="orders" style={{ width: `${Math.max(0, percent - billed)}%` }} />
      </Track>
      <Legend>
        {unpaidBills > 0 && <li data-part="bills">未还账单 {moneyText(unpaidBills)}</li>}
        <li data-part="orders">未出账订单 {moneyText(Math.max(0, used - unpaidBills))}</li>
        <li data-part="left">可用 {moneyText(availableCredit({ limit, used }))}</li>
        <li>
          已用{used > 0 && used * 100 < limit ? '不足 1%' : ` ${percent}%`}
          {isScarce && '，额度即将用完'}
        </li>
      </Legend>
    </div>
  );
}

const Track = styled.div`
  display: flex;
  height: 12px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.line};
  & > i {
    height: 100%;
  }
  & > [data-part='orders'] {
    background: ${color.accent};
  }
  & > [data-part='bills'] {
    background: ${color.warning};
  }
  &[data-level='scarce'] > [data-part='orders'] {
    background: ${color.danger};
  }
`;
const Legend = styled.ul`
  display: flex;
  gap: ${space.xl};
  padding-top: ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }
  & > li:last-child {
    margin-left: auto;
  }
  & > [data-part]::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radius.sm};
    background: ${color.lineStrong};
  }
  & > [data-part='orders']::before {
    background: ${color.accent};
  }
  & > [data-part='bills']::before {
    background: ${color.warning};
  }
  :has(> [data-level='scarce']) > & > [data-part='orders']::before {
    background: ${color.danger};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: ${space.xs} ${space.lg};
  }
`;
