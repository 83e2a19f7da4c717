import { below, space } from '@mall/design-tokens';
import { Link, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink, DownloadIcon, PlusIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { CartView } from './cart-view.ts';
import type { Cart } from './use-cart.ts';
import { useExport } from './use-export.ts';

/** What is done with a cart as a whole: more lines by a list, what is chosen into the regular list, all of it into a workbook. */
export function CartTools({ cart, view }: { cart: Cart; view: CartView }) {
  const { sdk, notify } = usePlatform();
  const exporting = useExport(cart.kpId);
  const keeping = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  const chosen = view.lines.filter(({ selected }) => selected).map(({ sku }) => sku);
  async function keep() {
    const { answer } = await keeping.run({ keep: chosen }, () => sdk.cart.addCustomerProduct({ skus: chosen }));
    if (!answer) return;
    notify({ tone: 'success', text: answer.added > 0 ? `已加入常用清单 ${answer.added} 种` : '所选商品已在常用清单中' });
  }
  return (
    <Bar role="group" aria-label="购物车工具">
      {!cart.kpId && (
        <ButtonLink as={Link} size="sm" to="/quickorder" icon={<PlusIcon size={14} />}>
          快速下单
        </ButtonLink>
      )}
      <Button size="sm" variant="quiet" disabled={chosen.length === 0} busy={keeping.isBusy} onClick={keep}>
        加入常用清单
      </Button>
      <Button size="sm" variant="quiet" icon={<DownloadIcon size={14} />} busy={exporting.progress !== undefined} onClick={exporting.begin}>
        {exporting.progress === undefined ? '导出 Excel' : `正在导出 ${exporting.progress}%`}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding-bottom: ${space.md};
  ${below.tablet} {
    gap: ${space.xs};
  }
`;
