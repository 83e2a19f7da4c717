import { createSdk } from '@mall/api-sdk';

/** The console speaks with the same API as everyone; its calls exist only where the embedded adapters run. */
export const sdk = createSdk({ baseUrl: '', headers: () => ({}) });
