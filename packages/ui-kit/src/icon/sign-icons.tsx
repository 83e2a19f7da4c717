import { Icon, type IconProps } from './icon.tsx';

// Signs: what a control does or says. One tiny component each, so that an unused one is dropped by the bundler.

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 12.2A5.2 5.2 0 1 0 7 1.8a5.2 5.2 0 0 0 0 10.4ZM10.8 10.8 14.2 14.2" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 6 8 10.4 12.4 6" />
  </Icon>
);

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 10 8 5.6 12.4 10" />
  </Icon>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3.6 5.6 8 10 12.4" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.6 10.4 8 6 12.4" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 3.6l8.8 8.8M12.4 3.6l-8.8 8.8" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 8.6 6.4 12.2 13.2 4.4" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3v10M3 8h10" />
  </Icon>
);

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8h10" />
  </Icon>
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.6 5.6h8.2v8.2H5.6ZM3.4 10.4H2.2V2.2h8.2v1.2" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.4 4.2h11.2M6.2 4.2V2.2h3.6v2M3.8 4.2l.6 9.6h7.2l.6-9.6M6.7 7v4M9.3 7v4" />
  </Icon>
);

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.8 2.6l2.6 2.6-7.8 7.8-3.2.6.6-3.2Z" />
  </Icon>
);

export const GridIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.4 2.4h4.2v4.2H2.4ZM9.4 2.4h4.2v4.2H9.4ZM2.4 9.4h4.2v4.2H2.4ZM9.4 9.4h4.2v4.2H9.4Z" />
  </Icon>
);

export const ListIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.6 3.6h8.2M5.6 8h8.2M5.6 12.4h8.2M2.3 3.6h.01M2.3 8h.01M2.3 12.4h.01" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM8 7.4v3.6M8 5.1h.01" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2 14.6 13.6H1.4ZM8 6.6v3.2M8 11.7h.01" />
  </Icon>
);

export const FailureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2" />
  </Icon>
);

export const SuccessIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM5.2 8.3l2 2 3.7-4.3" />
  </Icon>
);

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 13V3.2M2.6 5.6 5 3.2l2.4 2.4M11 3v9.8M8.6 10.4l2.4 2.4 2.4-2.4" />
  </Icon>
);

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.4 8A5.4 5.4 0 1 1 11.6 4L13.6 5.8M13.6 2.4v3.4h-3.4" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2v8M4.6 6.8 8 10.2l3.4-3.4M2.2 13.8h11.6" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.2 4h11.6M2.2 8h11.6M2.2 12h11.6" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M1.4 8S3.8 3.6 8 3.6 14.6 8 14.6 8 12.2 12.4 8 12.4 1.4 8 1.4 8ZM8 9.9a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.4 2.4l11.2 11.2M6.4 3.8A6.6 6.6 0 0 1 8 3.6c4.2 0 6.6 4.4 6.6 4.4a12 12 0 0 1-1.9 2.4M10 12.1a6 6 0 0 1-2 .3C3.8 12.4 1.4 8 1.4 8a12 12 0 0 1 2.7-3" />
  </Icon>
);

export const SendIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 2 7.2 8.8M14 2 9.6 14 7.2 8.8 2 6.4Z" />
  </Icon>
);
