/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { renderPage, screen } from '@mall/testing';
import { CampaignStrips } from './campaign-strips.tsx';

const campaign = {
  campaignId: 1,
  name: '满三件享九五折',
  marketingRuleType: 3,
  thresholdDescription: '满3件',
  discountDescription: '打9.5折',
  skus: ['A'],
};

test('a campaign says what it takes off, and what its next step asks for', () => {
  renderPage(
    <CampaignStrips
      campaigns={[
        { ...campaign, isReached: true, discountFen: 505, nextDescription: '再买7件打9折' },
        { ...campaign, campaignId: 2, isReached: false, discountFen: 0, nextDescription: '再买1件打9.5折' },
        { ...campaign, campaignId: 3, isReached: true, discountFen: 1010, nextDescription: '' },
      ]}
    />,
  );
  const said = screen.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent);
  expect(said).toEqual(['已优惠 ¥5.05，再买7件打9折', '再买1件打9.5折', '已优惠 ¥10.10']);
});
