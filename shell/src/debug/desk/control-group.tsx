import { color, radius, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Some controls of one kind, with their name before them. */
export const ControlGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Group role="group" aria-label={label}>
    <span aria-hidden="true">{label}</span>
    {children}
  </Group>
);

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** One of few, all in view. */
export function Segments<Value extends string>({
  choices,
  value,
  onChoose,
}: {
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <Row>
      {choices.map((choice) => (
        <button key={choice.value} type="button" aria-pressed={choice.value === value} onClick={() => onChoose(choice.value)}>
          {choice.label}
        </button>
      ))}
    </Row>
  );
}

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > span:first-child {
    color: ${color.inkSecond};
    white-space: nowrap;
  }
`;
const Row = styled.div`
  display: inline-flex;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.md};
  overflow: hidden;
  & > button {
    height: 26px;
    padding: 0 10px;
    white-space: nowrap;
  }
  & > button + button {
    border-left: 1px solid ${color.line};
  }
  & > button:hover {
    background: ${color.surfaceHover};
  }
  & > button[aria-pressed='true'] {
    background: ${color.accentTint};
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
`;
