import { color } from '@mall/design-tokens';

interface Props {
  /** [views, failed views] of each five minutes, the oldest first. */
  trend: [number, number][];
  width: number;
  height: number;
}

/** The last hour in bars: views in grey, the failed ones among them in red from the ground up. Nothing to read aloud, the figures stand beside it. */
export function Sparkline({ trend, width, height }: Props) {
  const most = Math.max(1, ...trend.map(([views]) => views));
  const step = width / trend.length;
  return (
    <svg width={width} height={height} aria-hidden="true" style={{ flex: 'none' }}>
      <rect y={height - 1} width={width} height={1} fill={color.line} />
      {trend.map(([views, failed], index) => {
        const whole = views ? Math.max(2, (views / most) * height) : 0;
        const bad = failed ? Math.max(2, (failed / most) * height) : 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
          <g key={index} transform={`translate(${index * step} 0)`}>
            <rect y={height - whole} width={step - 2} height={whole} fill={color.lineStrong} />
            <rect y={height - bad} width={step - 2} height={bad} fill={color.danger} />
          </g>
        );
      })}
    </svg>
  );
}
