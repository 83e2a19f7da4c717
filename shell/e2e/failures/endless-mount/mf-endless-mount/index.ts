import type { AreaProps } from '@mall/mf-kit';

export const bootstrap = async () => {};
/** Never ends until it is repaired. */
export const mount = ({ domElement }: AreaProps) =>
  new Promise<void>((resolve) => {
    if (!sessionStorage.getItem('repaired')) return;
    domElement.textContent = '修好的页面';
    resolve();
  });
export const unmount = async () => {};
export const warm = () => {};
