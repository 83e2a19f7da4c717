import { below, color, type } from '@mall/design-tokens';
import { Link, type SlotProps } from '@mall/mf-kit';
import { AssistantIcon, VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** A quiet link to the assistant, with this product in the question. */
export default function AskAboutProduct({ sku, name }: SlotProps['ask-about-product']) {
  return (
    <Quiet to={`/ai?sku=${encodeURIComponent(sku)}`}>
      <AssistantIcon size={14} />
      问问智能助手
      <VisuallyHidden>：{name}</VisuallyHidden>
    </Quiet>
  );
}

const Quiet = styled(Link)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > svg {
    color: ${color.accent};
  }
  &:hover {
    color: ${color.accent};
  }
  ${below.tablet} {
    min-height: 44px;
  }
`;
