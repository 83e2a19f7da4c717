import { color, space, type } from '@mall/design-tokens';
import { call, useCall } from '@mall/mf-kit';
import { Button, ErrorPanel, Skeleton } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

const Dialog = lazy(async () => ({ default: (await import('@mall/ui-kit/overlays')).Dialog }));

/** 手机查看: the order's page as a QR code; on the phone it asks for the login. */
export function OnPhone({ orderNumber }: { orderNumber: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refresh } = useCall(isOpen ? call('order.getOrderPubQrcodeDto', { ordernumber: orderNumber }) : null);
  return (
    <>
      <Button variant="link" size="sm" onClick={() => setOpen(true)}>
        手机查看
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog title="在手机上查看订单" size="sm" onClose={() => setOpen(false)}>
            <Body>
              {data ? (
                <img src={data.qrCode} alt={`订单 ${data.orderNumber} 的二维码`} width={176} height={176} />
              ) : error ? (
                <ErrorPanel size="sm" error={error} onRetry={refresh} />
              ) : (
                <Skeleton height="176px" />
              )}
              <p>用手机扫码打开本订单，需在手机上登录。</p>
            </Body>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
