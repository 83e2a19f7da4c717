export { AccentButton } from './accent-button.tsx';
