import { color } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { Edge, Plan } from './plan.ts';

/** All lines of the drawing, below the cards. What is looked at lights up, what fails is red whatever is looked at. */
export const Lines = ({ plan, active }: { plan: Plan; active: string | undefined }) => (
  <Canvas width={plan.width} height={plan.height} aria-hidden="true">
    {[...plan.edges]
      .sort((a, b) => rank(a, active) - rank(b, active))
      .map((edge) => {
        const isLit = active !== undefined && edge.ends.includes(active);
        if (edge.isQuiet && !isLit && !edge.isFailing) return null;
        const look = edge.isFailing ? 'failing' : isLit ? 'lit' : active ? 'faded' : 'calm';
        return (
          <g key={edge.id} data-kind={edge.kind} data-look={look}>
            <path d={edge.path} style={{ strokeWidth: (look === 'calm' || look === 'faded' ? 1 : 1.5) + edge.weight * 1.5 }} />
            <Tip edge={edge} />
          </g>
        );
      })}
  </Canvas>
);

const rank = ({ ends, isFailing }: Edge, active: string | undefined) =>
  Number(isFailing) * 2 + Number(active !== undefined && ends.includes(active));

/** A dot where a slot is filled, an arrow where it is shown or a call arrives. */
function Tip({ edge: { kind, tip, tipSide } }: { edge: Edge }) {
  const [x, y] = tip;
  if (kind === 'fills') return <circle cx={x} cy={y} r={3.5} />;
  const back = tipSide === 'right' ? -6 : 6;
  return <polygon points={`${x},${y} ${x + back},${y - 3.5} ${x + back},${y + 3.5}`} />;
}

const Canvas = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  max-width: none;
  path { fill: none; }
  g[data-kind='shows'] path { stroke-dasharray: 5 4; }
  g[data-look='calm'] { stroke: ${color.lineStrong}; fill: ${color.lineControl}; }
  g[data-look='calm'] :is(circle, polygon), g[data-look='faded'] :is(circle, polygon) { stroke: none; }
  g[data-look='faded'] { stroke: ${color.line}; fill: ${color.line}; }
  g[data-look='lit'] { stroke: ${color.accent}; fill: ${color.accent}; }
  g[data-look='lit'] :is(circle, polygon), g[data-look='failing'] :is(circle, polygon) { stroke: none; }
  g[data-look='failing'] { stroke: ${color.danger}; fill: ${color.danger}; }
`;
