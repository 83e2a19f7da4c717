import { color } from '@mall/design-tokens';

/** What stands where a part has no picture: a hexagon nut in thin lines with its centre lines, as on a drawing not yet made. */
export const DefaultPicture = ({ label, size }: { label: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 100 100"
    fill="none"
    stroke={color.inkDisabled}
    strokeWidth="1"
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : true}
  >
    <path d="M50 24 72.5 37v26L50 76 27.5 63V37Z" />
    <circle cx="50" cy="50" r="11" />
    <path d="M50 34.5a15.5 15.5 0 1 1-15.5 15.5" strokeWidth="0.6" />
    <path d="M50 16v10m0 4v2m0 4v28m0 4v2m0 4v10M16 50h10m4 0h2m4 0h28m4 0h2m4 0h10" strokeWidth="0.5" stroke={color.accentLine} />
  </svg>
);
