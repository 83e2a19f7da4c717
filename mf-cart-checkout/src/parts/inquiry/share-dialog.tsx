import { displayMinute } from '@mall/domain/time';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, CopyText, Notice, Skeleton } from '@mall/ui-kit';
import { Dialog, HandedOut } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  inquiry: { id: number; inquiryNumber: string; shortCode?: string };
  onChanged?: (() => void) | undefined;
  onClose: () => void;
}

/** Makes the link that opens a quotation without a login, shows it with its QR code, and ends it (rule inquiry 30). */
export default function ShareDialog({ inquiry, onChanged, onClose }: Props) {
  const { sdk, notify } = usePlatform();
  const [code, setCode] = useState(inquiry.shortCode ?? '');
  const writing = useWrite();
  const [pass, setPass] = useState<{ url: string; expiresAt: string }>();
  const { data: link, error } = useCall(code ? call('inquiry.getInquiryWxSchemeResultByShortCode', { code }) : null);

  async function share() {
    const { answer } = await writing.run({ share: inquiry.id }, () => sdk.inquiry.shareInquiry({ id: inquiry.id }));
    if (!answer) return;
    setCode(answer.shortCode);
    onChanged?.();
  }
  async function stop() {
    const { answer } = await writing.run({ stop: inquiry.id }, () => sdk.inquiry.stopSharingInquiry({ id: inquiry.id }));
    if (!answer) return;
    notify({ tone: 'success', text: '已停止分享，原链接不能再打开' });
    setCode('');
    onChanged?.();
    onClose();
  }

  /** Opens the document for minutes, and nothing is shared. */
  async function makePass() {
    const { answer } = await writing.run({ pass: inquiry.id }, () => sdk.inquiry.getExportInquiryUrl({ id: inquiry.id }));
    if (answer) setPass(answer);
  }

  return (
    <Dialog
      title="分享报价单"
      size="sm"
      isBusy={writing.isBusy}
      onClose={onClose}
      footer={
        code ? (
          <Button busy={writing.isBusy} onClick={() => void stop()}>
            停止分享
          </Button>
        ) : (
          <Button variant="primary" busy={writing.isBusy} onClick={() => void share()}>
            生成分享链接
          </Button>
        )
      }
    >
      <Body>
        <p>
          拿到链接的人无需登录即可查看报价单 <b>{inquiry.inquiryNumber}</b> 的明细、价格与有效期，不能下单或修改；停止分享后链接立即失效。
        </p>
        {writing.failure && (
          <Notice tone="danger" live>
            {writing.failure}
          </Notice>
        )}
        {code &&
          (link ? (
            <>
              <img src={link.qrBase64} alt="报价单二维码" width={160} height={160} />
              <CopyText text={link.url} label="复制分享链接">
                <span title={link.url}>{link.url}</span>
              </CopyText>
            </>
          ) : error ? (
            <Notice tone="danger">{error.message}</Notice>
          ) : (
            <Skeleton height="160px" />
          ))}
        {pass ? (
          <>
            <CopyText text={pass.url} label="复制限时链接">
              <span title={pass.url}>{pass.url}</span>
            </CopyText>
            <p>{displayMinute(pass.expiresAt)} 前可打开与打印</p>
          </>
        ) : (
          <Button size="sm" variant="link" busy={writing.isBusy} onClick={() => void makePass()}>
            只要一个十分钟有效的打印链接
          </Button>
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled(HandedOut)`
  & > span {
    max-width: 100%;
  }
  & > span > span > span {
    display: block;
    max-width: 300px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
