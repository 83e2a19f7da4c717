import { afterEach } from '@jest/globals';

/** Where a text says ¥¥12 or ¥-¥12, with what stands around it; '' where every sum is written once. */
export const moneyFault = (text: string): string => /.{0,12}[¥￥]\s*-?\s*[¥￥].{0,12}/.exec(text)?.[0] ?? '';

const faults = new Set<string>();
let watcher: MutationObserver | undefined;

/** Looks over everything that a test renders, at each change and in dialogs too: a sum reads ¥12.30 wherever it stands. */
export function watchMoney() {
  watcher?.disconnect();
  watcher = new MutationObserver(() => {
    const fault = moneyFault(document.body.textContent ?? '');
    if (fault) faults.add(fault);
  });
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
}

afterEach(() => {
  watcher?.disconnect();
  watcher = undefined;
  const found = [...faults];
  faults.clear();
  if (found.length > 0) throw new Error(`a sum has its sign twice: ${found.join('; ')}`);
});
