import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
  /** Edge in px; 16 by default. */
  size?: number;
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string;
};

/**
 * The frame of every icon: a 16-unit grid, 1.5-unit strokes in the text's colour, no file to fetch. How it is drawn stands once, in the global style sheet
 * (`.icon`), because a list of products has a hundred of them.
 */
export const Icon = ({ size = 16, label, className, fill, strokeWidth, style, children, ...rest }: IconProps) => {
  const own = fill === undefined && strokeWidth === undefined ? style : { fill, strokeWidth, ...style };
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      style={own}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  );
};
