import { color, radius, space, type } from '@mall/design-tokens';
import { CopyText } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { AccentButton, Dialog } from '@mall/ui-kit/overlays';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** What it is for, and what comes next. */
  children: ReactNode;
  secret: string;
  /** What one has to have done before it goes. */
  keptText: string;
  onClose: () => void;
}

/** A secret that is kept nowhere: it stays until somebody says that they have it. */
export function ShownOnce({ title, children, secret, keptText, onClose }: Props) {
  const [isKept, setKept] = useState(false);
  return (
    <Dialog
      title={title}
      size="sm"
      closeOnOutsideClick={false}
      isBusy={!isKept}
      onClose={onClose}
      footer={
        <AccentButton disabled={!isKept} onClick={onClose}>
          完成
        </AccentButton>
      }
    >
      <Stack>
        <p>{children}</p>
        <Secret>
          <CopyText text={secret} label="复制">
            <code>{secret}</code>
          </CopyText>
        </Secret>
        <Checkbox label={keptText} checked={isKept} onCheckedChange={setKept} />
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Secret = styled.div`
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.ground};
  > span { width: 100%; justify-content: space-between; white-space: normal; }
  code { font-family: ${type.familyMono}; font-size: ${type.sizeLead}; overflow-wrap: anywhere; }
`;
