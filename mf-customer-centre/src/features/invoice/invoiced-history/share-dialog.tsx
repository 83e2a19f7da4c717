import { invoiceLinkDays } from '@mall/domain/invoice';
import { displayMinute } from '@mall/domain/time';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { CopyText, Notice } from '@mall/ui-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';

const days = [1, invoiceLinkDays.usual, invoiceLinkDays.most].map((value) => ({ value: String(value), label: `${value} 天` }));

/** A link for the accountant: it shows these invoices to whoever has it, until it ends. */
export default function ShareDialog({ invoiceIds, onClose }: { invoiceIds: readonly string[]; onClose: () => void }) {
  const { sdk } = usePlatform();
  const [lasts, setLasts] = useState(String(invoiceLinkDays.usual));
  const [link, setLink] = useState<CallOutput<'invoice.shareInvoices'>>();
  const making = useWrite();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (link) return onClose();
    const content = { invoiceIds: [...invoiceIds], days: Number(lasts) };
    const { answer } = await making.run(content, (options) => sdk.invoice.shareInvoices(content, options));
    if (answer) setLink(answer);
  }
  return (
    <FormDialog
      title="发给财务"
      label="发给财务"
      saveText={link ? '完成' : '生成链接'}
      isBusy={making.isBusy}
      failure={making.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {link ? (
        <>
          <p>
            链接含 {link.count} 张发票，{displayMinute(link.expiresAt)} 前有效，打开无需登录：
          </p>
          <p>
            <CopyText text={link.url} label="复制链接" />
          </p>
        </>
      ) : (
        <>
          <p>把所选 {invoiceIds.length} 张发票做成一个链接，收到的人无需登录即可查看和下载。</p>
          <RadioGroup label="有效期" options={days} value={lasts} onValueChange={setLasts} />
          <Notice>拿到链接的人都能看到这些发票，请只发给需要的人。</Notice>
        </>
      )}
    </FormDialog>
  );
}
