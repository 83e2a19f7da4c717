import './start/nonce.ts';
import { globalCss, tokensCss } from '@mall/design-tokens';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SdkContext } from './calls/sdk-context.ts';
import { staffSdk } from './calls/staff-sdk.ts';
import { basePath } from './frame/places.ts';
import { pageNonce } from './start/nonce.ts';
import { WorkplaceApp } from './workplace-app.tsx';

const style = document.createElement('style');
style.nonce = pageNonce;
// The mall's pages are as wide as a catalogue; this one is also a phone's.
style.textContent = `${tokensCss}${globalCss}body{min-width:0}`;
document.head.append(style);
const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 .8l6.2 3.6v7.2L8 15.2l-6.2-3.6V4.4Zm0 4.4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z" fill="#1c2430" fill-rule="evenodd"/></svg>')}`;
document.head.append(icon);
createRoot(document.getElementById('root')!).render(
  <SdkContext value={staffSdk}>
    <BrowserRouter basename={basePath}>
      <WorkplaceApp />
    </BrowserRouter>
  </SdkContext>,
);
