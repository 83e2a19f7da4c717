import { Badge, CartIcon } from '@mall/ui-kit';
import { GatedLink } from '../gated-link.tsx';
import { useCounts } from '../use-counts.ts';

/** The cart, where what was added flies to. */
export function CartEntry({ name }: { name: string }) {
  const { shoppingCartCount } = useCounts();
  return (
    <GatedLink to="/mycart" carriesRequest className="frame-side-button">
      <Badge count={shoppingCartCount} label="购物车商品数">
        <CartIcon size={20} />
      </Badge>
      {name}
    </GatedLink>
  );
}
