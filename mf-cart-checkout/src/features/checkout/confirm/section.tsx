import { below, color, radius, space, type } from '@mall/design-tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** One titled part of the confirmation page. `error` stands beside the title of what it is about. */
export function Section({
  title,
  note,
  action,
  error,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  error?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-invalid={error ? true : undefined}>
      <Head>
        <h2 id={id}>{title}</h2>
        {note && <span>{note}</span>}
        <Failure role="alert">{error}</Failure>
        {action}
      </Head>
      {children}
    </Root>
  );
}

const Root = styled.section`
  padding: ${space.lg} ${space.xl} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & + & {
    margin-top: ${space.md};
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding-bottom: ${space.md};
  & > h2 {
    font-size: ${type.sizeLead};
  }
  & > span {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & > :last-child:not(p) {
    margin-left: auto;
  }
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
const Failure = styled.p`
  color: ${color.danger};
  font-size: ${type.sizeTable};
`;
