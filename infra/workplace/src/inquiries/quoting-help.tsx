import type { QuotingHelp } from '@mall/api-contract/staff';
import { color, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayDate } from '@mall/domain/time';
import { styled } from 'styled-components';

/** What helps to price a SKU for this company: there are no costs in the mall, so list price, its usual price and what it paid last. */
export const QuotingHelpText = ({ help }: { help: QuotingHelp }) => (
  <Help>
    <span>
      <b className="part-number">{help.sku}</b> {help.productName}
    </span>
    <span>
      目录价 {moneyText(help.listFen)}
      {help.usualFen !== null && help.usualFen !== help.listFen && ` · ${help.usualTag || '平时价'} ${moneyText(help.usualFen)}`}
      {help.usualFen === null && ' · 价格详询'}
      {help.lastPaid && ` · 上次 ${moneyText(help.lastPaid.priceFen)}（${displayDate(help.lastPaid.at)}）`}
    </span>
    <span>
      现货 {help.free.toLocaleString('en-US')} {help.salesPackUom} · {help.deliveryText || '无货期'}
      {help.minOrderQty > 1 && ` · ${help.minOrderQty} 起，按 ${help.stepValue} 递增`}
    </span>
    {help.fault && <strong>{help.fault}</strong>}
  </Help>
);

const Help = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  overflow-wrap: anywhere;
  b { color: ${color.ink}; font-weight: ${type.weightPart}; }
  strong { color: ${color.danger}; }
`;
