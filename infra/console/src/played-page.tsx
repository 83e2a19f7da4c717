import { color, radius, space, type } from '@mall/design-tokens';
import { BrandMark, ToastRegion } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** Whose page it plays, and where. */
  text: string;
  children: ReactNode;
}

/** A page of the outside world that stands here where nothing real is connected. */
export const PlayedPage = ({ title, text, children }: Props) => (
  <Paper>
    <BrandMark size={32} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
    <ToastRegion />
  </Paper>
);

const Paper = styled.main`
  display: grid;
  gap: ${space.lg};
  width: 400px;
  max-width: calc(100% - 32px);
  margin: 64px auto;
  padding: ${space.page};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  h1 { margin: 0; font-size: ${type.sizeTitle}; }
  p { margin: 0; color: ${color.inkSecond}; }
  svg { color: ${color.accent}; }
`;
