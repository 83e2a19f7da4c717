import { color, radius, space, type } from '@mall/design-tokens';
import { VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { MatchReason } from './inquiry-types.ts';

const signs: Record<MatchReason['verdict'], { sign: string; spoken: string }> = {
  agrees: { sign: '✓', spoken: '一致' },
  differs: { sign: '≠', spoken: '不同' },
  unknown: { sign: '?', spoken: '未知' },
};
const order: MatchReason['verdict'][] = ['differs', 'unknown', 'agrees'];

/** What a line says beside what its SKU is, in the colours of a comparison; what differs stands first. Never by colour alone. */
export const ReasonList = ({ reasons }: { reasons: readonly MatchReason[] }) =>
  reasons.length === 0 ? null : (
    <List aria-label="匹配依据">
      {[...reasons]
        .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
        .map(({ label, said, has, verdict }) => (
          <li key={`${label}-${said}`} data-verdict={verdict}>
            <i aria-hidden="true">{signs[verdict].sign}</i>
            <VisuallyHidden>{signs[verdict].spoken}：</VisuallyHidden>
            {label} {verdict === 'agrees' ? has || said : `${said} → ${has || '未标明'}`}
          </li>
        ))}
    </List>
  );

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.hair} ${space.xs};
  padding-top: ${space.xs};
  font-size: ${type.sizeLeast};
  line-height: 18px;
  & > li {
    padding: 0 ${space.xs};
    border-radius: ${radius.sm};
    overflow-wrap: anywhere;
  }
  & > [data-verdict='agrees'] {
    background: ${color.successTint};
    color: ${color.success};
  }
  & > [data-verdict='differs'] {
    background: ${color.warningTint};
    color: ${color.warning};
    font-weight: ${type.weightPart};
  }
  & > [data-verdict='unknown'] {
    background: ${color.ground};
    color: ${color.inkSecond};
  }
  & i {
    margin-right: ${space.hair};
    font-style: normal;
  }
`;
