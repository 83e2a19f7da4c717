import { below, color, radius, space, type } from '@mall/design-tokens';
import { CheckIcon, VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { ApplicationPart } from '../../../parts/application-calls.ts';

interface Props {
  parts: readonly ApplicationPart[];
  current: string;
  onChoose: (section: ApplicationPart['section']) => void;
}

/** The parts of an application: which are whole, which one is open, and the way to each. */
export const SectionSteps = ({ parts, current, onChoose }: Props) => (
  <nav aria-label="申请步骤">
    <List>
      {parts.map(({ section, sectionName, isComplete, asked }, at) => (
        <li key={section}>
          <button
            type="button"
            aria-current={section === current ? 'step' : undefined}
            data-state={asked ? 'asked' : isComplete ? 'done' : 'open'}
            onClick={() => onChoose(section)}
          >
            <span aria-hidden="true">{isComplete && !asked ? <CheckIcon size={12} strokeWidth={2} /> : at + 1}</span>
            {sectionName}
            <VisuallyHidden>{asked ? '（需要补充）' : isComplete ? '（已完成）' : '（未完成）'}</VisuallyHidden>
          </button>
        </li>
      ))}
    </List>
  </nav>
);

const List = styled.ol`
  display: grid;
  gap: ${space.xs};
  button {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    width: 100%;
    min-height: 44px;
    padding: 0 ${space.md};
    border-radius: ${radius.md};
    text-align: left;
    font-size: ${type.sizeText};
  }
  button > span:first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid currentColor;
    border-radius: 50%;
    font-size: ${type.sizeTable};
  }
  [data-state='done'] > span:first-child { color: ${color.success}; }
  [data-state='asked'] > span:first-child { color: ${color.danger}; }
  [aria-current] { background: ${color.accentTint}; color: ${color.accent}; font-weight: ${type.weightStrong}; }
  ${below.tablet} {
    grid-template-columns: 1fr 1fr 1fr;
    button { padding: 0 ${space.xs}; font-size: ${type.sizeTable}; }
  }
`;
