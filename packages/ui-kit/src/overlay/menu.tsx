import { Menu as Base } from '@base-ui/react/menu';
import { color, space, zIndex } from '@mall/design-tokens';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { floatingStyles, itemStyles } from './overlay-parts.ts';

export type MenuItem =
  | { kind?: 'action'; label: string; onSelect: () => void; icon?: ReactNode; disabled?: boolean; tone?: 'danger' }
  | { kind: 'link'; label: string; href: string; icon?: ReactNode }
  | { kind: 'separator' };

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Opens under the pointer too. */
  openOnHover?: boolean;
  align?: 'start' | 'center' | 'end';
};

/** Things to do or places to go, behind one button: arrows move, typing finds, Escape closes and gives the focus back. */
export const Menu = ({ trigger, items, openOnHover, align = 'start' }: MenuProps) => (
  <Base.Root modal={false}>
    <Base.Trigger render={trigger} openOnHover={openOnHover} closeDelay={150} />
    <Base.Portal>
      <Positioner align={align} sideOffset={4} collisionPadding={12}>
        <Popup>{items.map(toItem)}</Popup>
      </Positioner>
    </Base.Portal>
  </Base.Root>
);

function toItem(item: MenuItem, at: number) {
  if (item.kind === 'separator') return <Separator key={`separator-${at}`} />;
  if (item.kind === 'link')
    return (
      <LinkItem key={item.label} href={item.href} closeOnClick>
        {item.icon}
        {item.label}
      </LinkItem>
    );
  return (
    <Item key={item.label} disabled={item.disabled} data-tone={item.tone} onClick={item.onSelect}>
      {item.icon}
      {item.label}
    </Item>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: ${zIndex.popup};
`;
const Popup = styled(Base.Popup)`
  ${floatingStyles}
  min-width: 144px;
  padding: ${space.xs} 0;
`;
const Item = styled(Base.Item)`
  ${itemStyles}
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
const LinkItem = styled(Base.LinkItem)`
  ${itemStyles}
`;
const Separator = styled(Base.Separator)`
  height: 1px;
  margin: ${space.xs} 0;
  background: ${color.line};
`;
