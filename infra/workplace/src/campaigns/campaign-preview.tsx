import type { CampaignDraft } from '@mall/api-contract/discount';
import { moneyText } from '@mall/domain/money';
import { DraftPreview } from '../marketing/draft-preview.tsx';
import { Table } from '../marketing/form-parts.tsx';

const shownAtMost = 8;

/** What is in a campaign, and what its goods cost then. @param campaignId the one that is being changed */
export const CampaignPreview = ({ draft, campaignId }: { draft: CampaignDraft; campaignId: number | undefined }) => (
  <DraftPreview
    name="discount.previewCampaign"
    draft={{ draft, ...(campaignId ? { campaignId } : {}) }}
    ask={(sdk, settled) => sdk.discount.previewCampaign(settled)}
  >
    {({ skuCount, leftOut, skus }) => (
      <>
        <p>
          {skuCount > 5000 ? '超过 5,000 种商品' : `${skuCount.toLocaleString('en-US')} 种商品参加`}
          {leftOut > 0 && `；另有 ${leftOut.toLocaleString('en-US')} 种已参加同期的其他活动，不会加入`}
        </p>
        {skus.length > 0 && (
          <Table>
            <caption>其中销量最高的</caption>
            <thead>
              <tr>
                <th scope="col">商品</th>
                <th scope="col">目录价</th>
                <th scope="col">活动价</th>
              </tr>
            </thead>
            <tbody>
              {skus.slice(0, shownAtMost).map(({ sku, productName, listPriceFen, priceFen }) => (
                <tr key={sku}>
                  <th scope="row" title={productName}>
                    {sku}
                  </th>
                  <td>{moneyText(listPriceFen)}</td>
                  <td>{moneyText(priceFen)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </>
    )}
  </DraftPreview>
);
