import { below, color, radius, space, type } from '@mall/design-tokens';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useQueues } from '../queues/use-queues.ts';
import { useSession } from '../session/session-context.ts';
import { placesFor } from './places.ts';

/** The places of a person's roles, with how much waits in each. At the side; on a phone in a row. */
export function Navigation() {
  const { operator } = useSession();
  const { data: queues = [] } = useQueues();
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // In the row of a phone the place where one is may be beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has come
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <List ref={list} aria-label="工作台">
      {placesFor(operator.roles).map(({ path, label, sign: Sign, queues: own = [], isUnlisted }) => {
        if (isUnlisted) return null;
        const waiting = queues.filter(({ queue }) => own.includes(queue)).reduce((sum, { count }) => sum + count, 0);
        return (
          <NavLink key={path} to={path} end={path === '/'}>
            <Sign size={15} />
            {label}
            {waiting > 0 && (
              <Count>
                <span aria-hidden="true">{waiting > 999 ? '999+' : waiting}</span>
                <i>，{waiting} 项待处理</i>
              </Count>
            )}
          </NavLink>
        );
      })}
    </List>
  );
}

const Count = styled.span`
  margin-left: auto;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  font-weight: ${type.weightText};
  i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
const List = styled.nav`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: ${space.md};
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space.sm};
    height: 36px;
    padding: 0 ${space.md};
    border-radius: ${radius.md};
    color: ${color.inkSecond};
    white-space: nowrap;
  }
  a > svg { flex: none; }
  a:hover { background: rgb(28 36 48 / 5%); color: ${color.ink}; text-decoration: none; }
  a[aria-current='page'] { background: ${color.surface}; box-shadow: 0 0 0 1px ${color.line}; color: ${color.ink}; font-weight: ${type.weightStrong}; }
  a[aria-current='page'] > svg { color: ${color.accent}; }
  ${below.tablet} {
    display: flex;
    gap: ${space.xs};
    padding: 0 ${space.md};
    overflow-x: auto;
    scrollbar-width: none;
    background: ${color.surface};
    border-bottom: 1px solid ${color.line};
    a { gap: 6px; height: 44px; padding: 0 ${space.md}; border-radius: 0; border-bottom: 2px solid transparent; }
    a > svg { display: none; }
    a[aria-current='page'] { box-shadow: none; border-color: ${color.accent}; }
  }
`;
