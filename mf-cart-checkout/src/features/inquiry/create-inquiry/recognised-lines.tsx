import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { RecognisedList } from '../../../parts/inquiry/inquiry-types.ts';

const shown = 5;

/** How the first lines are understood, and those with a fault: what will stand on the sheet. */
export function RecognisedLines({ picture: { lines, lineCount } }: { picture: RecognisedList }) {
  if (lines.length === 0) return null;
  const faulty = lines.filter(({ faults }) => faults.length > 0).slice(0, shown);
  const first = lines.filter((line) => !faulty.includes(line)).slice(0, shown);
  return (
    <List aria-label="理解为">
      {[...first, ...faulty]
        .sort((a, b) => a.row - b.row)
        .map((line) => (
          <li key={line.row}>
            <span>第 {line.row} 行</span>
            <b>{[line.itemNo, line.partNumber, line.name, line.specification, line.brand].filter(Boolean).join(' ') || line.said}</b>
            <span>
              {line.quantity === null ? line.quantitySaid : `× ${line.quantity}`} {line.unit}
            </span>
            {line.faults.length > 0 && <i>{line.faults.join('；')}</i>}
          </li>
        ))}
      {lineCount > first.length + faulty.length && <li>…… 共 {lineCount} 行</li>}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.md};
  }
  & b {
    color: ${color.ink};
    font-weight: ${type.weightPart};
    overflow-wrap: anywhere;
  }
  & i {
    color: ${color.warning};
    font-style: normal;
  }
`;
