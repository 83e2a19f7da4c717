import { Page, type PageProps } from '@mall/ui-kit';
import { useEffect } from 'react';

/** A screen of the workplace: its title stands in the tab too. */
export function Screen({ title, ...rest }: PageProps) {
  useEffect(() => {
    document.title = `${title} - 百工商城工作台`;
  }, [title]);
  return <Page surface="plain" title={title} {...rest} />;
}
