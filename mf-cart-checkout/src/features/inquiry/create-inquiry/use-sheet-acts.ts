import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import type { InquirySheet, SheetFault } from '../../../parts/inquiry/inquiry-types.ts';
import type { Facts } from './use-facts.ts';
import type { Sheet } from './use-sheet.ts';

/** A phone needs no way to a phone. */
const isWide = () => window.matchMedia?.('(min-width: 768px)').matches ?? false;

/** How the draft ends: submitted as an inquiry, or with its chosen lines in the cart. What was typed goes first. */
export function useSheetActs(sheet: InquirySheet, changes: Sheet, facts: Facts, onFault: (fault: SheetFault) => void) {
  const { sdk, bus, notify, navigate } = usePlatform();
  const [faults, setFaults] = useState<SheetFault[]>([]);
  const [refusedLines, setRefusedLines] = useState<{ itemId: number; message: string }[]>([]);
  const submitting = useWrite({
    again: '。请再次提交，不会重复询价',
    onFailure(failure) {
      if (failure.reason !== 'INQUIRY_INCOMPLETE') return notify({ tone: 'danger', text: failure.message });
      setFaults(failure.details.faults);
      const first = failure.details.faults[0];
      if (first) onFault(first);
    },
  });
  const adding = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  const isGone = useRef(false);
  const [submitted, setSubmitted] = useState<{ inquiryNumber: string; qrCode: string; url: string }>();
  const isSaid = async () => (await changes.edits.flush()) && (await facts.save());

  return {
    faults,
    refusedLines,
    failure: submitting.refusal?.reason === 'INQUIRY_INCOMPLETE' ? '' : submitting.failure,
    isSubmitting: submitting.isBusy,
    isAdding: adding.isBusy,
    dismiss: () => setRefusedLines([]),
    /** It is off; on a wide screen shown with the way to a phone before the page goes there. */
    submitted,
    see: () => submitted && navigate(submitted.url),
    async submit() {
      if (isGone.current) return;
      setFaults([]);
      const submission = async (options: { idempotencyKey: string }) => {
        if (!isWide()) return { ...(await sdk.inquiry.submitQuotation({ id: sheet.id }, options)), qrCode: '' };
        return sdk.inquiry.submitQuotationAndGetWxPubQrcode({ id: sheet.id }, options);
      };
      const { answer } = await submitting.run({ submit: sheet.id }, async (options) =>
        (await isSaid()) ? submission(options) : undefined,
      );
      if (!answer) return;
      isGone.current = true;
      bus.emit('inquiry:changed', {});
      if (answer.qrCode) return setSubmitted(answer);
      notify({ tone: 'success', text: `提交成功，询价单号 ${answer.inquiryNumber}` });
      navigate(answer.url);
    },
    async addToCart() {
      const inquiryId = sheet.id;
      const lines = sheet.lines.filter(({ isSelected }) => isSelected).map(({ id, quantity }) => [id, quantity]);
      const { answer } = await adding.run({ inquiryId, lines }, async (options) =>
        (await isSaid()) ? sdk.inquiry.updateInquirySheetAndAddSkusToCart({ inquiryId }, options) : undefined,
      );
      if (!answer) return;
      if (answer.added.length > 0) notify({ tone: 'success', text: `${answer.added.length} 种商品已成功加入购物车！` });
      setRefusedLines(answer.refused);
      bus.emit('cart:changed', { totalProducts: answer.totalProducts });
    },
  };
}
