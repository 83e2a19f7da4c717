import { color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, Notice, Skeleton, writeClipboard } from '@mall/ui-kit';
import { AccentButton, Dialog, HandedOut } from '@mall/ui-kit/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

type PayLink = CallOutput<'payment.getPcPayPageUrl'>;

/** The link by which somebody else pays: its QR code, the address to copy, until when, and another one in its place (rules payment 30, 40). */
export default function PayForMeDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { sdk, notify } = usePlatform();
  const [link, setLink] = useState<PayLink>();
  const making = useWrite();
  const make = async (isRenewed: boolean) => {
    const { answer } = await making.run({ orderId, isRenewed }, () => sdk.payment.getPcPayPageUrl({ orderId, isRenewed }));
    if (answer) setLink(answer);
    if (answer && isRenewed) notify({ tone: 'success', text: '已生成新链接，原链接不能再使用' });
  };
  const open = useEffectEvent(() => void make(false));
  useEffect(() => open(), []);
  async function copy(url: string) {
    const isCopied = await writeClipboard(url);
    notify({ tone: isCopied ? 'success' : 'danger', text: isCopied ? '付款链接已复制' : '复制失败，请长按链接自行复制' });
  }

  return (
    <Dialog
      title="找人代付"
      size="sm"
      isBusy={making.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button busy={making.isBusy && !!link} disabled={!link} onClick={() => void make(true)}>
            换新链接
          </Button>
          <AccentButton disabled={!link} onClick={() => link && void copy(link.url)}>
            复制链接
          </AccentButton>
        </>
      }
    >
      <Body>
        <p>把链接或二维码发给付款人，对方无需登录即可付款，只会看到订单号、公司、金额与收款方。</p>
        {making.failure && (
          <Notice tone="danger" live>
            {making.failure}
          </Notice>
        )}
        {link ? (
          <>
            <img src={link.qrCode} alt="付款链接二维码" width={176} height={176} />
            <b>{link.amount}</b>
            <code title={link.url}>{link.url}</code>
            <p>{displayMinute(link.expiresAt)} 前有效，只能付款一次；修改支付方式或取消订单后失效。</p>
          </>
        ) : (
          !making.failure && <Skeleton height="248px" />
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled(HandedOut)`
  & > b {
    font-size: ${type.sizeDisplay};
  }
  & > code {
    overflow: hidden;
    max-width: 100%;
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.md};
    background: ${color.ground};
    font-family: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
    user-select: all;
  }
`;
