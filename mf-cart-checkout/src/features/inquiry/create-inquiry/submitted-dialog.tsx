import { color, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Dialog, HandedOut } from '@mall/ui-kit/overlays';
import { useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  inquiryNumber: string;
  /** A picture that leads a phone to the inquiry. */
  qrCode: string;
  onSee: () => void;
}

/** What was submitted, with the way to a phone (rule inquiry 61). Closed, it leads to the inquiry. */
export default function SubmittedDialog({ inquiryNumber, qrCode, onSee }: Props) {
  const see = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      size="sm"
      title="询价单已提交"
      onClose={onSee}
      initialFocus={see}
      footer={
        <Button ref={see} variant="primary" onClick={onSee}>
          查看询价单
        </Button>
      }
    >
      <Body>
        <p>
          询价单号 <b>{inquiryNumber}</b>
        </p>
        <img src={qrCode} alt="在手机上查看这张询价单的二维码" width={160} height={160} />
        <small>微信扫一扫，在手机上跟进报价；报好后也会通知您</small>
      </Body>
    </Dialog>
  );
}

const Body = styled(HandedOut)`
  text-align: center;
  & b {
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
