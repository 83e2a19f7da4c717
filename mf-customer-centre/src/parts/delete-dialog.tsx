import { usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { AlertDialog } from '@mall/ui-kit/overlays';

interface Props {
  question: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before something is deleted; when it fails, the question stays. */
export default function DeleteDialog({ question, remove, onClose, onDeleted }: Props) {
  const { notify } = usePlatform();
  return (
    <AlertDialog
      tone="danger"
      confirmText="删除"
      onClose={onClose}
      onConfirm={async () => {
        try {
          await remove();
        } catch (error) {
          notify({ tone: 'danger', text: failureOf(error).message });
          throw error;
        }
        notify({ tone: 'success', text: '删除成功！' });
        onDeleted();
      }}
    >
      {question}
    </AlertDialog>
  );
}
