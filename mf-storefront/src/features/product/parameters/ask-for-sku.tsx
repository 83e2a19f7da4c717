import { space } from '@mall/design-tokens';
import { useNavigate } from '@mall/mf-kit';
import { Body, Button } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { PageHead, Paper } from '../../../parts/layout-parts.ts';

/** Without a number: which SKU's parameters? */
export function AskForSku() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  function open(event: FormEvent) {
    event.preventDefault();
    const number = typed.trim();
    if (number) void navigate(`/canshu/${encodeURIComponent(number)}`);
  }
  return (
    <Body>
      <PageHead>
        <h1>商品参数</h1>
        <p>输入商品编号，查看全部规格参数</p>
      </PageHead>
      <Form as="form" onSubmit={open}>
        <Input aria-label="商品编号" placeholder="例如 MD26315" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit">查看参数</Button>
      </Form>
    </Body>
  );
}

const Form = styled(Paper)`
  display: flex;
  gap: ${space.md};
  padding: ${space.xxl};
  & > :first-child {
    max-width: 320px;
  }
`;
