import { globalCss, tokensCss } from '@mall/design-tokens';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const style = document.createElement('style');
style.textContent = tokensCss + globalCss;
document.head.append(style);
const host = document.getElementById('root');
if (host) createRoot(host).render(<Gallery />);
