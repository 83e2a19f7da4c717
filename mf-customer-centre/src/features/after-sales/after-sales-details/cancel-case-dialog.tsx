import { Button } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';

interface Props {
  afterSalesNumber: string;
  isBusy: boolean;
  failure: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more: what was asked for is gone afterwards. */
export default function CancelCaseDialog({ afterSalesNumber, isBusy, failure, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title="取消售后"
      description={`确认取消售后单 ${afterSalesNumber} 吗？取消后如仍需要，可在30天内重新申请。`}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            暂不取消
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            确认取消
          </Button>
        </>
      }
    >
      <p role="alert">{failure}</p>
    </Dialog>
  );
}
