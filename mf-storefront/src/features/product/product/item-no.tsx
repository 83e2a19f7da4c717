import { color, space } from '@mall/design-tokens';
import { itemNoAtMost } from '@mall/domain/product';
import { usePlatform, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

/** The own number of the company for a SKU (rules product 7, 21): shown, written, taken away. A visitor has none. */
export function ItemNo({ skuNumber, itemNo }: { skuNumber: string; itemNo: string | undefined }) {
  const { sdk, notify } = usePlatform();
  const { signedIn } = useSession();
  const [saved, setSaved] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const { isBusy, failure, run } = useWrite({ again: '' });
  if (!signedIn) return null;
  const shown = saved ?? itemNo ?? '';

  async function save(event: FormEvent) {
    event.preventDefault();
    const { answer } = await run({ skuNumber, customerSkuItemNo: typed ?? '' }, (options) =>
      sdk.product.saveCustomerSkuItemNo({ skuNumber, customerSkuItemNo: typed ?? '' }, options),
    );
    if (!answer) return;
    setSaved(answer.customerSkuItemNo);
    setTyped(undefined);
    notify({ tone: 'success', text: answer.customerSkuItemNo ? '物料号已保存' : '物料号已删除' });
  }

  return (
    <>
      <dt>物料号</dt>
      <Line>
        {typed === undefined ? (
          <>
            {shown && <Own>{shown}</Own>}
            <Button variant="link" onClick={() => setTyped(shown)}>
              {shown ? '修改' : '添加本企业物料号'}
            </Button>
          </>
        ) : (
          <Form onSubmit={save}>
            <Input
              aria-label="本企业物料号"
              size="sm"
              value={typed}
              maxLength={itemNoAtMost}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" size="sm" busy={isBusy}>
              保存
            </Button>
            <Button variant="link" onClick={() => setTyped(undefined)}>
              取消
            </Button>
            {failure && <em role="alert">{failure}</em>}
          </Form>
        )}
      </Line>
    </>
  );
}

const Line = styled.dd`
  & button {
    font-size: inherit;
  }
`;
const Own = styled.b.attrs({ className: 'part-number' })`
  margin-right: ${space.sm};
`;
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  & > em {
    flex-basis: 100%;
    color: ${color.danger};
    font-style: normal;
  }
`;
