import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Panel } from '@mall/mall-parts/account';
import { Link } from '@mall/mf-kit';
import { ButtonLink, Picture } from '@mall/ui-kit';
import { QuantityStepper } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ApprovalInfo } from '../../../parts/approval/approval-calls.ts';

const whole = (text: string) => ({ value: Math.min(9999, Math.max(0, Math.floor(Number(text)) || 0)) });

/** What is to be ordered; of a request that was sent back its buyer changes the quantities, 0 leaves a line out. */
export function ApprovalLines({ one }: { one: ApprovalInfo }) {
  const [quantities, setQuantities] = useState(() => one.lines.map(({ quantity }) => quantity));
  const isChanged = one.lines.some(({ quantity }, at) => quantities[at] !== quantity);
  const isNothing = quantities.every((quantity) => quantity === 0);
  return (
    <Panel title="商品" note={`${one.lines.length} 种`}>
      <List>
        {one.lines.map((line, at) => (
          <li key={`${line.sku} ${line.selectedAttributes}`}>
            <Picture src={line.thumbUrl} alt="" size={48} framed />
            <span>
              <Link to={`/p/${encodeURIComponent(line.sku)}`}>{line.productName}</Link>
              <small>{[line.manufacturerName, line.sku, line.selectedAttributes, line.deliveryTimeName].filter(Boolean).join(' · ')}</small>
            </span>
            <span>
              {moneyText(line.unitPriceFen)}
              {one.canResubmit ? (
                <QuantityStepper
                  size="sm"
                  label={`${line.productName}的数量`}
                  min={0}
                  value={quantities[at]!}
                  normalize={whole}
                  onValueChange={(value) => setQuantities(quantities.map((quantity, index) => (index === at ? value : quantity)))}
                />
              ) : (
                ` × ${line.quantity} ${line.salesPackUom}`
              )}
            </span>
            <b>{moneyText(line.lineTotalFen - line.discountFen)}</b>
          </li>
        ))}
      </List>
      {one.canResubmit && isChanged && !isNothing && (
        <ButtonLink as={Link} to={`/checkout/myconfirm?approval=${encodeURIComponent(one.id)}&quantities=${quantities.join()}`}>
          按新数量核对并提交
        </ButtonLink>
      )}
    </Panel>
  );
}

const List = styled.ul`
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto 110px;
    align-items: center;
    gap: ${space.md};
    padding-block: ${space.md};
    border-bottom: 1px solid ${color.line};
  }
  & > li > span:nth-child(3) {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }
  & > li > b { text-align: right; }
  & small { display: block; color: ${color.inkSecond}; overflow-wrap: anywhere; }
  ${below.tablet} {
    & > li { grid-template-columns: 48px minmax(0, 1fr) auto; }
    & > li > span:nth-child(2) { grid-column: 2 / -1; }
    & > li > span:nth-child(3) { grid-column: 2; }
    & > li > span > a { display: inline-block; padding-block: 12px; }
  }
`;
