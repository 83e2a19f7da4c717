import { below, color, space, type } from '@mall/design-tokens';
import { creditStatusOf, drawableCredit } from '@mall/domain/credit';
import { type Fen, splitPrice } from '@mall/domain/money';
import { Panel } from '@mall/mall-parts/account';
import { Notice, Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { CreditAccount } from '../../../parts/credit-calls.ts';
import type { CreditFace } from './credit-face.ts';
import { CreditMeter } from './credit-meter.tsx';

interface Props {
  account: CreditAccount;
  face: CreditFace;
  unpaidBills: Fen;
}

/** Limit, used and available, with the meter, and what the status means for the next order. */
export const CreditFigures = ({ account, face, unpaidBills }: Props) => (
  <Panel
    title="账期额度"
    note={
      <>
        <Tag kind={face.tag}>{account.creditStatusName}</Tag>
        <Rule>
          每月 {account.billDay} 日出账，次月 {account.dueDay} 日前还款
        </Rule>
      </>
    }
  >
    {face.tone && (
      <Gap>
        <Notice tone={face.tone} title={face.title}>
          {face.text}
        </Notice>
      </Gap>
    )}
    <Figures>
      <Figure
        name="可用额度"
        amount={drawableCredit({ limit: account.limitFen, used: account.usedFen }, creditStatusOf(account.creditStatus))}
        isMain
      />
      <Figure name="已用额度" amount={account.usedFen} />
      <Figure name="总额度" amount={account.limitFen} />
    </Figures>
    <CreditMeter limit={account.limitFen} used={account.usedFen} unpaidBills={unpaidBills} />
  </Panel>
);

function Figure({ name, amount, isMain }: { name: string; amount: Fen; isMain?: boolean }) {
  const { sub, decimal } = splitPrice(amount);
  return (
    <div data-main={isMain}>
      <dt>{name}</dt>
      <dd>
        <small>¥</small>
        {Number(sub).toLocaleString('en-US')}
        <small>.{decimal}</small>
      </dd>
    </div>
  );
}

const Rule = styled.span`
  margin-left: ${space.md};
`;
const Gap = styled.div`
  padding-bottom: ${space.lg};
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding-bottom: ${space.xl};
  & > div + div {
    padding-left: ${space.xxl};
    border-left: 1px solid ${color.line};
  }
  & dt {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd {
    font-size: ${type.sizeTitle};
    font-variant-numeric: tabular-nums;
    font-weight: ${type.weightStrong};
    line-height: 36px;
  }
  & [data-main] dd {
    font-size: ${type.sizeDisplay};
  }
  & small {
    font-size: ${type.sizeText};
    font-weight: ${type.weightPart};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > div + div {
      padding: 0;
      border: 0;
    }
  }
`;
