import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { CartCampaign } from '../../../parts/trading-types.ts';

const kindOf = (rule: number) => (rule === 3 ? '满件折' : '满额减');

/** The campaigns that the chosen lines touch: reached, with what they save, or with what is still to reach. */
export const CampaignStrips = ({ campaigns }: { campaigns: CartCampaign[] }) =>
  campaigns.length > 0 && (
    <List aria-label="优惠活动">
      {campaigns.map((campaign) => (
        <li key={campaign.campaignId} data-reached={campaign.isReached || undefined}>
          <Tag kind="brand">{kindOf(campaign.marketingRuleType)}</Tag>
          <b>{campaign.name}</b>
          <span>
            {campaign.thresholdDescription}，{campaign.discountDescription}
          </span>
          <span>
            {[campaign.isReached && `已优惠 ${moneyText(campaign.discountFen)}`, campaign.nextDescription].filter(Boolean).join('，')}
          </span>
        </li>
      ))}
    </List>
  );

const List = styled.ul`
  border: 1px solid ${color.line};
  border-bottom: 0;
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    height: 36px;
    padding: 0 ${space.md};
    color: ${color.inkSecond};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  & b {
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
  & > li > span:last-child {
    margin-left: auto;
  }
  & > [data-reached] > span:last-child {
    color: ${color.success};
  }
  ${below.tablet} {
    & > li {
      flex-wrap: wrap;
      height: auto;
      padding-block: ${space.sm};
    }
  }
`;
