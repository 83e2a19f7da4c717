import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useState } from 'react';
import type { CartLine } from '../../../parts/trading-types.ts';
import type { Cart } from './use-cart.ts';

/** Deletes with one click, remembers what was deleted last, and puts it back as it was (rule cart 30). */
export function useUndo({ kpId, remove, accept }: Cart) {
  const { sdk, notify } = usePlatform();
  const [deleted, setDeleted] = useState<CartLine[]>([]);
  const undoing = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  return {
    deleted,
    isBusy: undoing.isBusy,
    async remove(lines: CartLine[]) {
      if (lines.length > 0 && (await remove(lines))) setDeleted(lines);
    },
    async undo() {
      const ids = deleted.map(({ id }) => id);
      const { answer } = await undoing.run({ restore: ids }, () => sdk.cart.restoreCartItems({ ...(kpId ? { kpId } : {}), ids }));
      if (!answer) return;
      setDeleted([]);
      accept(answer);
    },
    forget: () => setDeleted([]),
  };
}
