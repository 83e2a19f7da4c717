import { moneyText } from '@mall/domain/money';
import { useCall, usePlatform } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { useEffect } from 'react';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { savingCall } from './sheet-calls.ts';
import type { Sheet } from './use-sheet.ts';

/** What the private brand saves, and would: all its parts at once, the ticked ones, and back. */
export function SavingStrip({ sheet, changes }: { sheet: InquirySheet; changes: Sheet }) {
  const { sdk } = usePlatform();
  const { data, refresh } = useCall(savingCall(sheet.id), { keepPreviousData: true });
  // What it would save follows the lines.
  const facts = sheet.lines.map(({ id, product, quantity }) => `${id}${product?.sku}${quantity}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when a line's part or quantity changed
  useEffect(() => void refresh(), [facts]);
  if (!data || (data.replaceableCount === 0 && data.replacedCount === 0)) return null;
  const chosen = sheet.lines.filter(({ isSelected, privateBrandSku }) => isSelected && privateBrandSku).map(({ id }) => id);
  const replace = (ids?: number[]) =>
    changes.change({ replace: ids ?? 'all' }, () =>
      sdk.inquiry.updateInquiryHuoYeRepalaceBranch({ id: sheet.id, ...(ids ? { ids } : {}) }),
    );
  const isPart = chosen.length > 0 && chosen.length < data.replaceableCount;
  return (
    <Notice
      action={
        <>
          {isPart && (
            <Button size="sm" busy={changes.isBusy} onClick={() => void replace(chosen)}>
              换选中的 {chosen.length} 行
            </Button>
          )}
          {data.replaceableCount > 0 && (
            <Button size="sm" busy={changes.isBusy} onClick={() => void replace()}>
              全部换成自有品牌
            </Button>
          )}
          {data.replacedCount > 0 && (
            <Button
              size="sm"
              variant="quiet"
              busy={changes.isBusy}
              onClick={() =>
                void changes.change({ restore: 'all' }, () => sdk.inquiry.restoreInquiryHuoYeRepalace({ inquiryId: sheet.id }))
              }
            >
              全部换回
            </Button>
          )}
        </>
      }
    >
      {data.replacedCount > 0 && `自有品牌“火也”已换 ${data.replacedCount} 行，节省 ${moneyText(data.savedFen)}。`}
      {data.replaceableCount > 0 && `${data.replaceableCount} 行可以换成更便宜的自有品牌“火也”，还可节省 ${moneyText(data.possibleFen)}`}
    </Notice>
  );
}
