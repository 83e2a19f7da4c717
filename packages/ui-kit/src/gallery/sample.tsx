import { color, radius, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A panel of the gallery with the states of one family. */
export const Samples = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel aria-label={title}>
    <h2>{title}</h2>
    {children}
  </Panel>
);

/** One row: the component's name at the left, its states at the right. */
export const Sample = ({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) => (
  <Row data-wide={wide || undefined}>
    <code>{name}</code>
    <div>{children}</div>
  </Row>
);

const Panel = styled.section`
  min-width: 0;
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > h2 {
    padding-bottom: ${space.sm};
    font-size: ${type.sizeTitle};
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr);
  gap: ${space.lg};
  align-items: center;
  padding: ${space.md} 0;
  border-top: 1px solid ${color.line};
  & > code {
    color: ${color.inkSecond};
    font-family: ${type.familyMono};
    font-size: ${type.sizeLeast};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.md} ${space.lg};
  }
  &[data-wide] > div {
    display: block;
  }
`;
