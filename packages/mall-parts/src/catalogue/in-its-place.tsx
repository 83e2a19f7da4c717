import { color, type } from '@mall/design-tokens';
import { delistedText } from '@mall/domain/product';
import { Button } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { Related } from '../product/sku-tags.tsx';
import type { ListedSku } from './list-result.ts';

/** What stands where the cart would, of a SKU that is made no more: the way to what takes its place (rule search 34). */
export const InItsPlace = ({ sku, related }: { sku: ListedSku; related: Related }) =>
  sku.hasReplaces ? (
    <Button size="sm" onClick={() => related.open(1)}>
      查看替代商品
    </Button>
  ) : (
    <Word>{delistedText}</Word>
  );

const Word = styled.span`
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
`;
