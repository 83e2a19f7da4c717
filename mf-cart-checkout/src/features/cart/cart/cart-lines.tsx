import type { CartLine } from '../../../parts/trading-types.ts';
import { linesAChunk, useChunks } from '../../../parts/use-chunks.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { CartView } from './cart-view.ts';
import type { Cart } from './use-cart.ts';
import { usePieces } from './use-pieces.ts';
import { useSlices } from './use-slices.ts';
import type { SubstituteWays } from './use-substitutes.ts';

/** About what a line is high, so that the page's length is right before it is drawn. */
const lineHeight = 112;

interface Props {
  cart: Cart;
  view: CartView;
  substitutes: SubstituteWays;
  /** The same functions for as long as the cart is shown. */
  onRemove: (line: CartLine) => void;
  onReplace: (id: number) => void;
  onCancel: (id: number) => void;
}

/** The valid lines. A long cart is drawn piece by piece as it comes near, and a line only when it changed. */
export function CartLines({ cart, view, substitutes, onRemove, onReplace, onCancel }: Props) {
  const lines = useSlices(view.lines);
  const { count, pieces } = usePieces(lines);
  const { chunks, watch } = useChunks(count * linesAChunk);
  const campaigns = new Map<string, string[]>();
  for (const { name, skus } of view.campaigns) for (const sku of skus) campaigns.set(sku, [...(campaigns.get(sku) ?? []), name]);
  const offers = new Map(substitutes.data?.offered.map((offer) => [offer.id, offer]));
  const replaced = new Map(substitutes.data?.replaced.map((one) => [one.id, one]));
  return pieces.map(({ at, key, lines: own }) => (
    <tbody key={key} ref={watch} data-chunk={at} style={{ containIntrinsicSize: `auto ${own.length * lineHeight}px` }}>
      {chunks[at]?.isDrawn ? (
        own.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            campaignNames={campaigns.get(line.sku)?.join('\n') ?? ''}
            note={cart.noteOf(line.id)}
            isSettling={cart.isPending(line.id)}
            isLooking={cart.isLooking}
            offer={offers.get(line.id)}
            replaced={replaced.get(line.id)}
            onEdit={cart.edit}
            onRemove={onRemove}
            onReplace={onReplace}
            onCancel={onCancel}
          />
        ))
      ) : (
        <tr style={{ height: own.length * lineHeight }}>
          <td />
        </tr>
      )}
    </tbody>
  ));
}
