import { color, space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Popover } from '@mall/ui-kit/overlays';
import { styled } from 'styled-components';

/** All attributes of a SKU, beside its row. */
export default function SpecsPopover({ name, attributes }: { name: string; attributes: Record<string, string> }) {
  return (
    <Popover
      openOnHover
      label={`${name}的规格`}
      trigger={
        <Button variant="link" aria-label={`查看规格：${name}`}>
          规格
        </Button>
      }
    >
      <List>
        {Object.entries(attributes).map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Popover>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space.xs};
  & > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${space.md};
  }
  & dt {
    color: ${color.inkThird};
  }
`;
