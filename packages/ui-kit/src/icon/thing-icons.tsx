import { Icon, type IconProps } from './icon.tsx';

// Things: what a place of the mall is about. One tiny component each, so that an unused one is dropped by the bundler.

export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M1.2 2h1.9l1.7 8.2h7.6l1.6-6H3.6M6 13.6h.01M11.4 13.6h.01" />
  </Icon>
);

export const InquiryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.4 2.6H3v11.6h10V2.6h-2.4M5.4 1.6h5.2v2.2H5.4ZM5.6 7.4h4.8M5.6 10.4h3" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 7.6a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8ZM2.4 14.2c.4-2.9 2.6-4.4 5.6-4.4s5.2 1.5 5.6 4.4" />
  </Icon>
);

export const LocationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14.6s4.8-4.3 4.8-8a4.8 4.8 0 0 0-9.6 0c0 3.7 4.8 8 4.8 8ZM8 8.3a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z" />
  </Icon>
);

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 1.9l1.9 3.9 4.2.6-3 3 .7 4.2L8 11.6l-3.8 2 .7-4.2-3-3 4.2-.6Z" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.2 1.9h2.6l1.2 3.1-1.6 1.2a9 9 0 0 0 4.4 4.4L11 9l3.1 1.2v2.6c0 .8-.6 1.3-1.4 1.3C6.8 13.7 2.3 9.2 1.9 3.3c0-.8.5-1.4 1.3-1.4Z" />
  </Icon>
);

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M1.2 3.4h8v7.8h-8ZM9.2 6h3l2.6 2.8v2.4H9.2M4.2 13.2a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6ZM11.8 13.2a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z" />
  </Icon>
);

export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 1.8 13.8 4.8v6.4L8 14.2 2.2 11.2V4.8ZM2.2 4.8 8 7.8l5.8-3M8 7.8v6.4" />
  </Icon>
);

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M1.6 3.4h12.8v9.2H1.6ZM1.6 6.4h12.8M4 10h2.6" />
  </Icon>
);

export const AssistantIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 2.4l1.3 3.7L12 7.4 8.3 8.7 7 12.4 5.7 8.7 2 7.4l3.7-1.3ZM12.6 10.6l.6 1.6 1.6.6-1.6.6-.6 1.6-.6-1.6-1.6-.6 1.6-.6Z" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM8 4.6V8l2.4 1.6" />
  </Icon>
);

export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 1.8h10v12.4l-2-1.2-1.5 1.2L8 13l-1.5 1.2L5 13l-2 1.2ZM5.6 5.4h4.8M5.6 8.4h4.8" />
  </Icon>
);

export const CompareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 1.8v12.4M8 3.8H2.8v8.4H8M10.4 3.8h2.8v2M13.2 8.4v1.4M10.4 12.2h2.8v-.6" />
  </Icon>
);

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 1.6 13.4 3.6v4.2c0 3.2-2.2 5.3-5.4 6.6-3.2-1.3-5.4-3.4-5.4-6.6V3.6ZM5.6 7.9l1.7 1.7 3.2-3.4" />
  </Icon>
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 11.4V7a4.4 4.4 0 0 1 8.8 0v4.4l1.2 1H2.4ZM6.6 14.4h2.8" />
  </Icon>
);
