export { CentrePage, Panel } from './centre-page.tsx';
