import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import type { InquirySheet, SheetFault } from '../../../parts/inquiry/inquiry-types.ts';
import type { Facts } from './use-facts.ts';
import type { Sheet } from './use-sheet.ts';

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
  const isSaid = async () => (await changes.edits.flush()) && (await facts.save());

  return {
    faults,
    refusedLines,
    failure: submitting.refusal?.reason === 'INQUIRY_INCOMPLETE' ? '' : submitting.failure,
    isSubmitting: submitting.isBusy,
    isAdding: adding.isBusy,
    dismiss: () => setRefusedLines([]),
    async submit() {
      if (isGone.current) return;
      setFaults([]);
      const { answer } = await submitting.run({ submit: sheet.id }, async (options) =>
        (await isSaid()) ? sdk.inquiry.submitQuotation({ id: sheet.id }, options) : undefined,
      );
      if (!answer) return;
      isGone.current = true;
      notify({ tone: 'success', text: `提交成功，询价单号 ${answer.inquiryNumber}` });
      bus.emit('inquiry:changed', {});
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
