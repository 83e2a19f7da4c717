import type { Sdk } from '@mall/api-sdk';
import { createContext, useContext } from 'react';

export const SdkContext = createContext<Sdk | undefined>(undefined);

/** The client of the mall API, as staff. @throws outside of the workplace */
export function useSdk(): Sdk {
  const sdk = useContext(SdkContext);
  if (!sdk) throw new Error('no SDK: render the workplace inside of <SdkContext>');
  return sdk;
}
