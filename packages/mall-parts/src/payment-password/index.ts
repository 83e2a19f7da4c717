export { default } from './password-dialog.tsx';
