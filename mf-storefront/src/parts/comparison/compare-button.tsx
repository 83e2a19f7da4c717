import { color, type } from '@mall/design-tokens';
import { CompareIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useCompare } from './use-compare.ts';

/** Puts a SKU beside others; the bar at the foot of the page opens. */
export function CompareButton({ skuNumber, name }: { skuNumber: string; name: string }) {
  const { add } = useCompare();
  return (
    <Root type="button" aria-label={`加入对比：${name}`} onClick={() => void add(skuNumber)}>
      <CompareIcon size={13} />
      对比
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  line-height: 20px;
  &:hover {
    color: ${color.accent};
  }
`;
