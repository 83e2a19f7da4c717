import { Link } from '@mall/mf-kit';
import { Body, ButtonLink, EmptyPanel } from '@mall/ui-kit';

/** The thing the address names isn't there: said inside the frame, with ways on. */
export const NotFound = ({ title, children }: { title: string; children: string }) => (
  <Body>
    <EmptyPanel
      title={title}
      action={
        <>
          <ButtonLink as={Link} to="/">
            返回首页
          </ButtonLink>
          <ButtonLink as={Link} to="/sitemap">
            浏览全部分类
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyPanel>
  </Body>
);
