import { createContext, useContext } from 'react';

export interface CurrentScreen {
  screen: string;
  title: string;
  params: Record<string, string>;
}

export const ScreenContext = createContext<CurrentScreen>({ screen: '', title: '', params: {} });

/** Parameters of the route that is shown: `useParams().skuNumber`. */
export const useParams = (): Record<string, string | undefined> => useContext(ScreenContext).params;

/** Name and title of the route that is shown. */
export const useScreen = (): CurrentScreen => useContext(ScreenContext);
