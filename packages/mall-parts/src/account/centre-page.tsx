import { below, color, radius, space, type } from '@mall/design-tokens';
import { useSession } from '@mall/mf-kit';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** A screen of the customer centre: its title bar, 60 px, with a welcome (rule layout 4), and the parts below. */
export function CentrePage({ title, children }: { title: string; children: ReactNode }) {
  const { contactName, customerName } = useSession();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Bar>
        <h1 id={id}>{title}</h1>
        {contactName && (
          <p>
            {contactName}，欢迎您
            <span title={customerName}>{customerName}</span>
          </p>
        )}
      </Bar>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  ${below.tablet} {
    & :is(dl, header) a {
      display: inline-block;
      padding-block: 12px;
    }
  }
`;
const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xxl};
  height: 60px;
  padding: 0 ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > h1 {
    flex: none;
    font-size: ${type.sizeTitle};
  }
  & > p {
    display: flex;
    gap: ${space.md};
    min-width: 0;
    font-size: ${type.sizeTable};
    white-space: nowrap;
  }
  & > p > span {
    overflow: hidden;
    padding-left: ${space.md};
    border-left: 1px solid ${color.line};
    color: ${color.inkSecond};
    text-overflow: ellipsis;
  }
  ${below.tablet} {
    height: 52px;
    padding: 0 ${space.lg};
    & > p > span {
      display: none;
    }
  }
`;

/** A white part of the page with a heading. */
export function Panel({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Paper aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {note && <div>{note}</div>}
      </Head>
      {children}
    </Paper>
  );
}

const Paper = styled.section`
  padding: ${space.xl} ${space.xxl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.lg};
  padding-bottom: ${space.lg};
  & > h2 {
    font-size: ${type.sizeLead};
  }
  & > div {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
