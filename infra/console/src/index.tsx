import { globalCss, tokensCss } from '@mall/design-tokens';
import { createRoot } from 'react-dom/client';
import { AuthorizePage } from './authorize-page.tsx';
import { ConsolePage } from './console-page.tsx';
import { FaceCheckPage } from './face-check-page.tsx';

const style = document.createElement('style');
style.textContent = tokensCss + globalCss;
document.head.append(style);
document.title = '控制台 - 百工商城';
const query = new URLSearchParams(location.search);
const face = query.get('face');
createRoot(document.getElementById('root')!).render(
  face !== null ? <FaceCheckPage token={face} /> : query.has('authorize') ? <AuthorizePage query={query} /> : <ConsolePage />,
);
