import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
  /** Edge in px; 16 by default. */
  size?: number;
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string;
};

/** The frame of every icon: a 16-unit grid, 1.5-unit strokes in the text's colour, no file to fetch. */
export const Icon = ({ size = 16, label, children, ...rest }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    {...rest}
  >
    {children}
  </svg>
);
