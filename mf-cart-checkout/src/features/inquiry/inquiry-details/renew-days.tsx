import { displayMinute } from '@mall/domain/time';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';

const AlertDialog = lazy(async () => ({ default: (await import('@mall/ui-kit/overlays')).AlertDialog }));

/** All of it was quoted by the mall itself, and nothing of it is ordered yet. */
const isRenewable = ({ status, lines }: InquirySheet) =>
  status === 'quoted' && lines.length > 0 && lines.every(({ offer, orderedQuantity }) => offer && !offer.byStaff && orderedQuantity === 0);

/** Begins a quotation's days anew at today's prices, where the mall can do so by itself (rule inquiry 47). */
export function RenewDays({ inquiry, onRenewed }: { inquiry: InquirySheet; onRenewed: () => void }) {
  const { sdk, notify } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const renewing = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  if (!isRenewable(inquiry)) return null;
  async function renew() {
    const { answer } = await renewing.run({ renew: inquiry.id, validUntil: inquiry.validUntil }, (options) =>
      sdk.inquiry.updateInquiryTime({ id: inquiry.id }, options),
    );
    if (!answer) throw new Error('有效期没有改变');
    notify({ tone: 'success', text: `已按今天的价格重新报价，有效至 ${displayMinute(answer.validUntil)}` });
    onRenewed();
  }
  return (
    <>
      <Button size="sm" variant="link" onClick={() => setAsking(true)}>
        重新起算有效期
      </Button>
      {isAsking && (
        <Suspense>
          <AlertDialog title="重新起算有效期" confirmText="重新报价" onConfirm={renew} onClose={() => setAsking(false)}>
            将按今天的价格重新报价，有效期从现在起重新计算；价格可能与现在不同。
          </AlertDialog>
        </Suspense>
      )}
    </>
  );
}
