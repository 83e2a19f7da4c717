import { space } from '@mall/design-tokens';
import { call, useCall } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** The campaigns a SKU takes part in, whoever looks: what the price contains already stands with the price. */
export function Campaigns({ skuNumber }: { skuNumber: string }) {
  const { data } = useCall(call('pricing.getMarketingAggregateForSku', { skuNumber, clientType: 1, excludingExistingDiscount: true }));
  if (!data?.length) return null;
  return (
    <List aria-label="可参加的活动">
      {data.map((one) => (
        <li key={one.campaignId}>
          <Tag kind="danger">{one.marketingRuleType === 3 ? '满件折' : '满额减'}</Tag> {one.name} {one.thresholdDescription}
          {one.discountDescription}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
`;
