import { space } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { InquiryLine, SheetFault } from '../../../parts/inquiry/inquiry-types.ts';

const shown = 8;

interface Props {
  faults: readonly SheetFault[];
  lines: readonly InquiryLine[];
  onGo: (fault: SheetFault) => void;
}

/** What is missing before the sheet can go, each a way to its line. */
export const FaultList = ({ faults, lines, onGo }: Props) => (
  <Notice tone="danger" live title={`还有 ${faults.length} 处需要补充，补充后再提交`}>
    <List>
      {faults.slice(0, shown).map((fault) => (
        <li key={`${fault.itemId}-${fault.field}`}>
          <Button variant="link" onClick={() => onGo(fault)}>
            {fault.itemId > 0 && `第 ${lines.find(({ id }) => id === fault.itemId)?.position ?? '?'} 行：`}
            {fault.message}
          </Button>
        </li>
      ))}
      {faults.length > shown && <li>另有 {faults.length - shown} 处</li>}
    </List>
  </Notice>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
`;
