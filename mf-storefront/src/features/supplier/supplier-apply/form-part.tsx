import { below, color, radius, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A numbered part of a long form: what it is about at the left, what is filled in beside it. */
export const Part = ({ no, title, text, children }: { no: number; title: string; text: string; children: ReactNode }) => (
  <Root>
    <header>
      <h2>
        <span aria-hidden="true">{no}</span>
        {title}
      </h2>
      <p>{text}</p>
    </header>
    <div>{children}</div>
  </Root>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: 216px minmax(0, 720px);
  gap: ${space.xl};
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > div { display: grid; gap: ${space.lg}; }
  & h2 { display: flex; gap: ${space.sm}; font-size: ${type.sizeLead}; }
  & h2 > span { color: ${color.inkSecond}; font-weight: ${type.weightText}; }
  & > header > p { padding-top: ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};
    padding: ${space.lg};
  }
`;
