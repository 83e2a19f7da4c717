import { color, radius, space, type } from '@mall/design-tokens';
import { pictureLoading } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { CatalogueBook } from './catalogue-book-calls.ts';

interface Props {
  book: Pick<CatalogueBook, 'title' | 'kindName' | 'coverUrl'>;
  /** Visible without scrolling: the picture comes with the page. */
  priority?: boolean;
}

/** The cover as it is printed: what it is, and a picture of it. */
export const BookCover = ({ book: { title, kindName, coverUrl }, priority }: Props) => (
  <Root aria-hidden="true">
    <small>百工商城</small>
    <b>{title}</b>
    <small>{kindName}</small>
    {coverUrl && <img src={coverUrl} alt="" {...pictureLoading(priority)} />}
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto auto minmax(0, 1fr);
  gap: ${space.hair};
  aspect-ratio: 210 / 250;
  padding: 14% 10% 8%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  & > b {
    padding-left: ${space.sm};
    border-left: 3px solid ${color.accent};
    font-size: ${type.sizeLead};
    line-height: ${type.lineTitle};
    overflow-wrap: anywhere;
  }
  & > small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  & > img {
    align-self: end;
    justify-self: center;
    max-width: 76%;
    max-height: 100%;
    object-fit: contain;
  }
`;
