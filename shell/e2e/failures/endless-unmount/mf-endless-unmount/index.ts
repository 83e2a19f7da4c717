import type { AreaProps } from '@mall/mf-kit';

export const bootstrap = async () => {};
export const mount = async ({ domElement }: AreaProps) => {
  domElement.textContent = '不肯离开的页面';
};
export const unmount = () => new Promise<void>(() => {});
export const warm = () => {};
