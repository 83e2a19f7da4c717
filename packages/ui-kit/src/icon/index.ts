export * from './brand-mark.tsx';
export { Icon, type IconProps } from './icon.tsx';
export * from './sign-icons.tsx';
export * from './thing-icons.tsx';
