import { below, color, radius, space, type } from '@mall/design-tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export type PageProps = {
  title: string;
  /** A figure or a remark beside the title. */
  note?: ReactNode;
  /** Buttons and links at the right of the title. */
  actions?: ReactNode;
  /** `paper` puts the body on a white panel; `plain` leaves it on the ground. */
  surface?: 'paper' | 'plain';
  children: ReactNode;
};

/** A screen's title and body; the title is the page's only h1 and names the section. */
export function Page({ title, note, actions, surface = 'paper', children }: PageProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {note && <Note>{note}</Note>}
        {actions && <Actions>{actions}</Actions>}
      </Head>
      <Body data-surface={surface}>{children}</Body>
    </section>
  );
}

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding: ${space.lg} 0 ${space.md};
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
const Title = styled.h1`
  font-size: ${type.sizeTitle};
`;
const Note = styled.div`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const Actions = styled.div`
  display: flex;
  gap: ${space.sm};
  margin-left: auto;
`;
const Body = styled.div`
  &[data-surface='paper'] {
    padding: ${space.xxl};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  ${below.tablet} {
    &[data-surface='paper'] {
      padding: ${space.lg};
    }
  }
`;
