import { Icon, type IconProps } from './icon.tsx';

/** 百工's mark: a hexagon nut seen from above, with the broken circle by which a drawing shows its thread. One colour. */
export const BrandMark = (props: IconProps) => (
  <Icon size={32} strokeWidth={1.4} {...props}>
    <path d="M8 .9 14.15 4.45v7.1L8 15.1 1.85 11.55v-7.1Z" />
    <circle cx="8" cy="8" r="2.7" />
    <path d="M8 3.9A4.1 4.1 0 1 1 3.9 8" strokeWidth="0.8" />
  </Icon>
);

/** A filled star, for what is already kept (已收藏). */
export const StarFilledIcon = (props: IconProps) => (
  <Icon {...props} fill="currentColor">
    <path d="M8 1.9l1.9 3.9 4.2.6-3 3 .7 4.2L8 11.6l-3.8 2 .7-4.2-3-3 4.2-.6Z" />
  </Icon>
);
