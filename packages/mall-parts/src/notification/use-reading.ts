import { usePlatform, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';

/** Marks notifications as read, and tells everybody who shows them or their count (rule notification 6). */
export function useReading() {
  const { sdk, bus, notify } = usePlatform();
  const { operatorName } = useSession();
  const write = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  return {
    isBusy: write.isBusy,
    /** @param which some, or one and all before it */
    async read(which: { ids: number[] } | { upTo: number }) {
      // Staff in the account look, and leave them unread for their person (rule notification 7).
      if (operatorName !== '') return;
      const { answer } = await write.run(which, (options) => sdk.notification.readNotifications(which, options));
      if (answer) bus.emit('notification:read', answer);
    },
  };
}
