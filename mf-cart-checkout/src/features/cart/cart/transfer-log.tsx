import { color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { type CallOutput, call, useBusEvent, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

type Transfer = CallOutput<'cart.getShoppingCartTransferLogs'>[number];

/** Who took what out of this cart, and what came into it (rule cart 29). Nothing is shown where nothing was. */
export function TransferLog({ kpId }: { kpId: number | undefined }) {
  const { kpId: ownId } = useSession();
  const { data, refresh } = useCall(call('cart.getShoppingCartTransferLogs', kpId ? { kpId } : {}));
  useBusEvent('cart:changed', () => void refresh());
  if (!data || data.length === 0) return null;
  return (
    <Root>
      <summary>转入转出记录（{data.length}）</summary>
      <ul>
        {data.map((transfer) => (
          <li key={transfer.id}>
            <time dateTime={transfer.at}>{displayMinute(transfer.at, 'short')}</time>
            <span>
              {transfer.toName} 从 {transfer.fromName} 的购物车取走 <b>{transfer.productName}</b> × {transfer.quantity}
            </span>
            {transfer.toKpId === ownId ? <Remark transfer={transfer} onSaved={refresh} /> : transfer.remark && <i>{transfer.remark}</i>}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** Why one took it, for the colleague to read. */
function Remark({ transfer, onSaved }: { transfer: Transfer; onSaved: () => unknown }) {
  const { sdk, notify } = usePlatform();
  const [text, setText] = useState(transfer.remark);
  const saving = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  async function save(event: FormEvent) {
    event.preventDefault();
    const content = { ids: [transfer.id], remark: text.trim() };
    const { answer } = await saving.run(content, () => sdk.cart.addShoppingCartTransferLog(content));
    if (answer) await onSaved();
  }
  return (
    <form onSubmit={save}>
      <Input
        size="sm"
        aria-label={`${transfer.productName} 的转入说明`}
        placeholder="说明（可不填）"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== transfer.remark && (
        <Button size="sm" type="submit" busy={saving.isBusy}>
          保存说明
        </Button>
      )}
    </form>
  );
}

const Root = styled.details`
  margin-top: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > summary {
    padding: ${space.sm} ${space.md};
    color: ${color.ink};
    cursor: pointer;
  }
  & > ul {
    padding: 0 ${space.md} ${space.sm};
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.md};
    padding: ${space.xs} 0;
  }
  & b {
    color: ${color.ink};
    font-weight: ${type.weightText};
  }
  & form {
    display: flex;
    gap: ${space.sm};
  }
`;
