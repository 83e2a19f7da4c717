import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Field, TextArea } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';

interface Props {
  inquiry: { id: number; inquiryNumber: string };
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an inquiry is cancelled; the reason helps staff and may be left out. */
export default function CancelInquiryDialog({ inquiry, onDone, onClose }: Props) {
  const { sdk, notify } = usePlatform();
  const [reason, setReason] = useState('');
  const cancelling = useWrite();
  async function submit(event: FormEvent) {
    event.preventDefault();
    const content = { inquiryId: inquiry.id, ...(reason.trim() ? { reason: reason.trim() } : {}) };
    const { answer } = await cancelling.run(content, (options) => sdk.inquiry.cancelInquiry(content, options));
    if (!answer) return;
    notify({ tone: 'success', text: '询价单已取消' });
    onClose();
    onDone();
  }
  return (
    <FormDialog
      title="取消询价单"
      label="取消询价单"
      saveText="确认取消"
      cancelText="暂不取消"
      tone="danger"
      dense
      isBusy={cancelling.isBusy}
      failure={cancelling.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        询价单 <b>{inquiry.inquiryNumber}</b> 取消后不再报价，也不能下单；之后可以再次询价。
      </p>
      <Field label="原因（可不填）">
        <TextArea rows={2} maxLength={200} counter value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
