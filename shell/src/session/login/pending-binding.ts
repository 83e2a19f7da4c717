import { tabStore } from '../tab-store.ts';

const storageKey = 'mall:bind';

/** The right password was given with a WeChat identity that is nobody's: what is left is to verify the number. */
export interface PendingBinding {
  token: string;
  /** Where the buyer was going, '' for nowhere in particular. */
  target: string;
}

export const pendingBinding = {
  keep: (pending: PendingBinding) => tabStore.write(storageKey, pending),
  kept: (): PendingBinding | undefined => tabStore.read<PendingBinding>(storageKey),
  drop: () => tabStore.drop(storageKey),
};
