import { color, space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { Dialog } from '@mall/ui-kit/overlays';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { CheckoutDifference } from '../../../parts/trading-types.ts';

interface Props {
  differences: CheckoutDifference[];
  /** What the order comes to now; undefined where nothing of it can be ordered any more. */
  payableAmount: string | undefined;
  isBusy: boolean;
  onAccept: () => void;
  /** Where the way back leads, in words. */
  backName: string;
  onBack: () => void;
  onClose: () => void;
}

const what: Record<CheckoutDifference['kind'], string> = {
  price: '价格',
  discount: '优惠',
  coupon: '优惠券',
  quantity: '数量',
  deliveryTime: '货期',
  unavailable: '库存',
  added: '新增',
  removed: '移除',
  total: '应付金额',
};

/** What is no longer as the buyer saw it, old beside new; the buyer decides. */
export default function ChangedDialog({ differences, payableAmount, isBusy, onAccept, backName, onBack, onClose }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title="商品信息有变化"
      description="您打开本页之后，以下内容有变化。订单尚未提交，已填写的内容都在。"
      closeOnOutsideClick={false}
      initialFocus={back}
      footer={
        <>
          <Button ref={back} onClick={onBack}>
            {backName}
          </Button>
          {payableAmount !== undefined && (
            <Button variant="primary" busy={isBusy} onClick={onAccept}>
              按新价格提交（{payableAmount}）
            </Button>
          )}
        </>
      }
    >
      <Table
        caption="变化的内容"
        stickyHead={false}
        rows={differences}
        rowKey={({ sku, kind, message }) => `${sku}-${kind}-${message}`}
        columns={[
          {
            key: 'name',
            header: '商品',
            rowHeader: true,
            cell: ({ sku, productName }) =>
              sku ? (
                <Name>
                  {productName}
                  <small>{sku}</small>
                </Name>
              ) : (
                <b>整单</b>
              ),
          },
          { key: 'kind', header: '内容', width: '88px', cell: ({ kind }) => what[kind] },
          { key: 'shown', header: '原来', width: '128px', align: 'end', cell: ({ shown }) => <Old>{shown || '—'}</Old> },
          {
            key: 'now',
            header: '现在',
            width: '160px',
            align: 'end',
            cell: ({ now, message, kind }) => <b>{now || (kind === 'removed' ? message : '—')}</b>,
          },
        ]}
      />
    </Dialog>
  );
}

const Name = styled.span`
  display: block;
  & > small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    padding-top: ${space.hair};
  }
`;
const Old = styled.del`
  color: ${color.inkSecond};
`;
