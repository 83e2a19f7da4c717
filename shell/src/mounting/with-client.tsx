import { type Platform, PlatformProvider, usePlatform } from '@mall/mf-kit';
import type { ComponentType } from 'react';

/** A widget that stands among another area's parts makes its calls with the client of its own build. */
export const withClient = (Widget: ComponentType<object>, sdk: Platform['sdk']): ComponentType<object> =>
  function WithClient(props) {
    const platform = usePlatform();
    return (
      <PlatformProvider platform={{ ...platform, sdk }}>
        <Widget {...props} />
      </PlatformProvider>
    );
  };
