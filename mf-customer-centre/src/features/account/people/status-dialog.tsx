import { usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { AlertDialog } from '@mall/ui-kit/overlays';
import type { People, Person } from './people-page.tsx';

/** Asks before somebody is disabled; refused, the question stays. */
export default function StatusDialog({
  person,
  onClose,
  onDone,
}: {
  person: Person;
  onClose: () => void;
  onDone: (people: People) => void;
}) {
  const { sdk, notify } = usePlatform();
  return (
    <AlertDialog
      tone="danger"
      confirmText="停用"
      onClose={onClose}
      onConfirm={async () => {
        try {
          onDone(await sdk.account.setKpStatus({ id: person.id, status: 'disabled' }));
        } catch (error) {
          notify({ tone: 'danger', text: failureOf(error).message });
          throw error;
        }
      }}
    >
      停用 {person.contactName} 后，其在所有设备上的登录立即失效，直到重新启用。订单与询价记录保留。确认停用吗？
    </AlertDialog>
  );
}
