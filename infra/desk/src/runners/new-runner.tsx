import { below, space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Field, Input, TextArea } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

/** Names a CI by its public key: the private one never leaves it. @param onCreate tells whether it was done */
export function NewRunner({ onCreate }: { onCreate: (name: string, publicKey: string) => Promise<boolean> }) {
  const [name, setName] = useState('');
  const [key, setKey] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function create(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const isDone = await onCreate(name.trim(), key.trim());
    setBusy(false);
    if (!isDone) return;
    setName('');
    setKey('');
  }

  return (
    <Maker onSubmit={(event) => void create(event)} aria-label="登记运行者">
      <Field label="名称" hint="哪条流水线，例如 search-ci">
        <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field
        label="公钥"
        hint="PEM 格式的 Ed25519 公钥；在流水线里用 openssl genpkey -algorithm ed25519 生成私钥，作为 MALL_RUNNER_KEY，用 openssl pkey -pubout 得到公钥"
      >
        <TextArea rows={3} value={key} maxLength={400} spellCheck={false} onChange={({ target }) => setKey(target.value)} />
      </Field>
      <Button type="submit" busy={isBusy} disabled={!name.trim() || !key.trim()}>
        登记运行者
      </Button>
    </Maker>
  );
}

const Maker = styled.form`
  display: grid;
  grid-template-columns: 240px minmax(0, 560px) auto;
  gap: ${space.lg};
  align-items: start;
  justify-content: start;
  padding-bottom: ${space.lg};
  > button { margin-top: 24px; }
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    > button { margin: 0; justify-self: start; }
  }
`;
