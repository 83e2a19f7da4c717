import { tabStore } from '../tab-store.ts';

const storageKey = 'mall:wechat-union';

/** The `unionId` of a WeChat identity that is nobody's yet: the next login of this tab binds it (rules login 30, 49). */
export const wechatProof = {
  keep: (unionId: string) => tabStore.write(storageKey, unionId),
  kept: (): string | undefined => tabStore.read<string>(storageKey),
  drop: () => tabStore.drop(storageKey),
};
