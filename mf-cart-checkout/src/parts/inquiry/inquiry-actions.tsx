import { space } from '@mall/design-tokens';
import { openFile } from '@mall/mall-parts/download';
import { Link, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { InquiryCard } from './inquiry-types.ts';
import { createInquiryPath, inquiryPath, orderPath } from './paths.ts';

const CancelInquiryDialog = lazy(() => import('./cancel-inquiry-dialog.tsx'));
const ShareDialog = lazy(() => import('./share-dialog.tsx'));
const AlertDialog = lazy(async () => ({ default: (await import('@mall/ui-kit/overlays')).AlertDialog }));

interface Props {
  inquiry: Pick<InquiryCard, 'id' | 'inquiryNumber' | 'status' | 'canCancel' | 'canOrder' | 'canReinquire'> & { shortCode?: string };
  /** In a list the order has a link of its own; the details have a bar for it. */
  place: 'list' | 'details';
  /** Its state, or that it is shared, is another now. */
  onChanged: () => void;
}

/** What can be done with an inquiry, as far as its state allows: order, papers, share, ask again, cancel. */
export function InquiryActions({ inquiry, place, onChanged }: Props) {
  const { sdk, bus, notify, navigate } = usePlatform();
  const [open, setOpen] = useState<'cancel' | 'share' | 'again'>();
  const onFailure = ({ message }: { message: string }) => notify({ tone: 'danger', text: message });
  const exporting = useWrite({ onFailure });
  const asking = useWrite({ onFailure });
  const { id, status, canCancel, canOrder, canReinquire } = inquiry;
  const hasPapers = status === 'quoted' || status === 'ordered';
  const close = () => setOpen(undefined);

  const take = (paper: 'pdf' | 'excel') =>
    exporting.run({ paper, id }, async () => {
      openFile(await (paper === 'pdf' ? sdk.inquiry.getInquiryPdfUrl({ inquiryId: id }) : sdk.inquiry.exportInquiryExcel({ id })));
      return true;
    });
  async function askAgain() {
    const { answer } = await asking.run({ again: id }, (options) => sdk.inquiry.customerReInuiry({ inquiryId: id }, options));
    if (!answer) throw new Error('再次询价没有成功');
    notify({ tone: 'success', text: `已再次询价，新询价单号 ${answer.inquiryNumber}` });
    bus.emit('inquiry:changed', {});
    onChanged();
    navigate(inquiryPath(answer.inquiryId));
  }

  return (
    <Root data-place={place}>
      {place === 'list' && status === 'draft' && (
        <ButtonLink as={Link} size="sm" to={createInquiryPath}>
          继续填写
        </ButtonLink>
      )}
      {place === 'list' && canOrder && (
        <ButtonLink as={Link} size="sm" to={orderPath(inquiry)}>
          立即下单
        </ButtonLink>
      )}
      {hasPapers && (
        <>
          <Button size="sm" variant={place === 'list' ? 'link' : 'secondary'} busy={exporting.isBusy} onClick={() => void take('pdf')}>
            PDF
          </Button>
          <Button size="sm" variant={place === 'list' ? 'link' : 'secondary'} busy={exporting.isBusy} onClick={() => void take('excel')}>
            Excel
          </Button>
          <ButtonLink size="sm" variant={place === 'list' ? 'link' : 'secondary'} href={`/inquiry/export/${id}`} target="_blank">
            打印
          </ButtonLink>
          <Button size="sm" variant={place === 'list' ? 'link' : 'secondary'} onClick={() => setOpen('share')}>
            分享
          </Button>
        </>
      )}
      {canReinquire && (
        <Button size="sm" variant={place === 'list' ? 'link' : 'secondary'} onClick={() => setOpen('again')}>
          再次询价
        </Button>
      )}
      {canCancel && (
        <Button size="sm" variant="link" onClick={() => setOpen('cancel')}>
          取消询价
        </Button>
      )}
      {open && (
        <Suspense>
          {open === 'cancel' && <CancelInquiryDialog inquiry={inquiry} onDone={onChanged} onClose={close} />}
          {open === 'share' && <ShareDialog inquiry={inquiry} onChanged={place === 'details' ? onChanged : undefined} onClose={close} />}
          {open === 'again' && (
            <AlertDialog title="再次询价" confirmText="再次询价" onConfirm={askAgain} onClose={close}>
              将按原明细与数量新建一张询价单并立即提交，原询价单不再可用。
            </AlertDialog>
          )}
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
`;
