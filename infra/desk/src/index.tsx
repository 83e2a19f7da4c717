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
createRoot(document.getElementById('root')!).render(
  <BrowserRouter basename={basePath}>
    <DeskApp />
  </BrowserRouter>,
);
