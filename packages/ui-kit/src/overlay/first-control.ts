/** Where the focus goes when something opens: the first control of its body, else wherever the headless library thinks best (`true`). */
export const firstControlIn = (body: HTMLElement | null): HTMLElement | true =>
  body?.querySelector<HTMLElement>('input:enabled,select:enabled,textarea:enabled,button:enabled,a[href]') ?? true;
