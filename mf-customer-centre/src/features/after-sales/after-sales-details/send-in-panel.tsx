import { below, color, space, type } from '@mall/design-tokens';
import { expressWords, readExpressNumbers } from '@mall/domain/after-sales';
import { Panel } from '@mall/mall-parts/account';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, CopyText } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { AfterSalesInfo } from '../../../parts/after-sales/after-sales-types.ts';

interface Props {
  one: AfterSalesInfo;
  address: NonNullable<AfterSalesInfo['receiveAddress']>;
  onChanged: () => unknown;
}

/** Where the goods are sent, and with which express number. */
export function SendInPanel({ one, address, onChanged }: Props) {
  const { sdk, notify } = usePlatform();
  const [typed, setTyped] = useState(one.expressNumbers.join('，'));
  const [fault, setFault] = useState('');
  const sending = useWrite();
  const whole = `${address.consignee} ${address.mobile} ${address.address}`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const numbers = readExpressNumbers(typed);
    setFault(numbers ? '' : expressWords);
    if (!numbers) return;
    const content = { id: one.id, customerReturnexpressNos: numbers.join(',') };
    const { answer } = await sending.run(content, (options) => sdk.afterSales.customerReturnexpressNo(content, options));
    if (answer) notify({ tone: 'success', text: '运单号已提交' });
    onChanged();
  }

  return (
    <Panel title="寄回商品">
      <Parts>
        <p>
          寄至{' '}
          <CopyText text={whole} label="复制收货地址">
            {whole}
          </CopyText>
          <small>{address.remark}</small>
        </p>
        <form onSubmit={submit} noValidate>
          <Field label="运单号" hint="寄出后填写，多个请用逗号隔开" error={fault || sending.failure}>
            <Input value={typed} maxLength={200} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button type="submit" variant="primary" busy={sending.isBusy}>
            {one.expressNumbers.length > 0 ? '修改运单号' : '提交运单号'}
          </Button>
        </form>
      </Parts>
    </Panel>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.lg};
  font-size: ${type.sizeTable};
  & > p span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & small { display: block; padding-top: ${space.xs}; color: ${color.inkSecond}; }
  & > form { display: flex; align-items: flex-start; gap: ${space.md}; }
  & > form > :first-child { flex: 1; max-width: 420px; }
  & > form > button { margin-top: 26px; }
  ${below.tablet} {
    & > form { flex-wrap: wrap; }
    & > form > :first-child { flex: 1 1 100%; }
    & > form > button { flex: 1; height: 44px; margin: 0; }
  }
`;
