import type { AreaStatus as Area, AreaSummary as Summary } from '@mall/api-contract/platform';
import { color, radius, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { percentText, versionText } from '../platform/wording.ts';

interface Props {
  area: Area;
  stable: Summary | undefined;
  canary: Summary | undefined;
  isNarrow: boolean;
}

const rateText = (figures: Summary | undefined) => (figures?.views ? percentText(figures.errorRate) : '–');

/** A canary: how many visitors get it, which version, and its errors beside stable's. */
export function CanaryBar({ area, stable, canary, isNarrow }: Props) {
  const { version, percent } = area.canary!;
  return (
    <Root>
      <span>
        <b>灰度 {percent}%</b> <code>{isNarrow ? version.slice(0, 7) : versionText(version)}</code>
      </span>
      <span>
        {isNarrow ? '' : '出错 '}
        {rateText(stable)} → {rateText(canary)}
      </span>
      <Track>
        <span style={{ width: `${percent}%` }} />
      </Track>
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 3px 8px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  b { color: ${color.accent}; font-weight: ${type.weightStrong}; }
  code { font-family: ${type.familyMono}; color: ${color.ink}; }
`;
const Track = styled.span`
  grid-column: 1 / -1;
  height: 4px;
  border-radius: ${radius.full};
  background: ${color.accentTint};
  overflow: hidden;
  span { display: block; height: 100%; background: ${color.accent}; }
`;
