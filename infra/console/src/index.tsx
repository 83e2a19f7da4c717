import { globalCss, tokensCss } from '@mall/design-tokens';
import { createRoot } from 'react-dom/client';
import { AuthorizePage } from './authorize-page.tsx';
import { ConsolePage } from './console-page.tsx';

const style = document.createElement('style');
style.textContent = tokensCss + globalCss;
document.head.append(style);
document.title = '控制台 - 百工商城';
const query = new URLSearchParams(location.search);
createRoot(document.getElementById('root')!).render(query.has('authorize') ? <AuthorizePage query={query} /> : <ConsolePage />);
