import type { CouponDraft } from '@mall/api-contract/discount';
import { Notice } from '@mall/ui-kit';
import { DraftPreview } from '../marketing/draft-preview.tsx';

/** What a package would take off a cart, or why nothing. */
export const CouponPreview = ({ draft }: { draft: CouponDraft }) => (
  <DraftPreview
    name="discount.previewCouponPackage"
    draft={draft}
    ask={(sdk, settled) => sdk.discount.previewCouponPackage({ draft: settled })}
  >
    {({ words, verdict }) => (
      <>
        <p>{words}</p>
        {verdict && <Notice tone="info">{verdict}</Notice>}
      </>
    )}
  </DraftPreview>
);
