import { below, color, radius, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** A drawing or an icon above the title. */
  sign?: ReactNode;
  title: string;
  children?: ReactNode;
  /** Ways on. */
  ways?: ReactNode;
}

/** A page that says one thing and offers the ways on. */
export const PlainPage = ({ sign, title, children, ways }: Props) => (
  <Paper>
    {sign}
    <h1>{title}</h1>
    {children && <div>{children}</div>}
    {ways && <p>{ways}</p>}
  </Paper>
);

const Paper = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.md};
  min-height: 420px;
  margin-top: ${space.lg};
  padding: ${space.page};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkSecond};
  text-align: center;
  body[data-layout^='customer-'] & {
    margin-top: 0;
  }
  & > h1 {
    color: ${color.ink};
    font-size: ${type.sizeTitle};
  }
  & > p {
    display: flex;
    gap: ${space.md};
    padding-top: ${space.md};
  }
  ${below.tablet} {
    padding: ${space.section} ${space.lg};
    & > p {
      flex-wrap: wrap;
      justify-content: center;
    }
  }
`;
