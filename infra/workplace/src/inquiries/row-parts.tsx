import type { StaffInquiryLine } from '@mall/api-contract/staff';
import { color, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What the buyer wrote: the line itself, then what of it was read, quantity and remark. */
export function Said({ line, quantityField }: { line: StaffInquiryLine; quantityField: ReactNode }) {
  const read = [line.itemNo && `编号 ${line.itemNo}`, line.name, line.brand, line.partNumber, line.specification].filter(Boolean).join(' ');
  return (
    <Stack>
      <span>{line.said || read || line.asked?.productName}</span>
      {line.said && read && <span data-quiet>{read}</span>}
      <b>
        {line.quantity === null ? `数量：${line.quantitySaid || '未填'}` : `${line.quantity} ${line.asked?.salesPackUom ?? line.unitSaid}`}
      </b>
      {quantityField}
      {line.remark && <span data-quiet>备注：{line.remark}</span>}
    </Stack>
  );
}

export const Stack = styled.div`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  overflow-wrap: anywhere;
  [data-quiet] { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  input { max-width: 120px; }
  [role='alert'] { color: ${color.danger}; font-size: ${type.sizeLeast}; }
`;
