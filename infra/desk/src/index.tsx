import './platform/nonce.ts';
import { globalCss, tokensCss } from '@mall/design-tokens';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { DeskApp } from './desk-app.tsx';
import { basePath } from './frame/places.ts';
import { pageNonce } from './platform/nonce.ts';

const style = document.createElement('style');
style.nonce = pageNonce;
style.textContent = tokensCss + globalCss;
document.head.append(style);
const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 .8l6.2 3.6v7.2L8 15.2l-6.2-3.6V4.4Zm0 4.4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z" fill="#0b57d0" fill-rule="evenodd"/></svg>')}`;
document.head.append(icon);
createRoot(document.getElementById('root')!).render(
  <BrowserRouter basename={basePath}>
    <DeskApp />
  </BrowserRouter>,
);
