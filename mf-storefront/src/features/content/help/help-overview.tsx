import { below, color, radius, space, type } from '@mall/design-tokens';
import { type CallOutput, Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { SectionHead } from '../../../parts/layout-parts.ts';

const ways = [
  { name: '在线客服', text: '选型、报价与订单问题，随时提问', url: '/ai' },
  { name: '提交反馈', text: '商品信息有误、页面不好用，写给我们', url: '/customer/requestAfterSales/feedback' },
  { name: '联系我们', text: '客服热线与工作时间', url: '/t/aboutUs#contactUs' },
] as const;

/** The help centre before anything is chosen: every group with its articles, and whom to ask. */
export const HelpOverview = ({ groups }: { groups: CallOutput<'content.getMallHelpCenterTree'> }) => (
  <>
    <Groups aria-label="帮助目录">
      {groups.map(({ id, name, selfChildren }) => (
        <section key={id} aria-labelledby={`help-group-${id}`}>
          <h2 id={`help-group-${id}`}>{name}</h2>
          <ul>
            {selfChildren.map((one) => (
              <li key={one.id}>
                <Link to={`/helpCenter?id=${one.id}`}>{one.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
    <section aria-label="没有找到答案">
      <SectionHead>
        <h2>没有找到答案</h2>
      </SectionHead>
      <Ways>
        {ways.map(({ name, text, url }) => (
          <li key={url}>
            <Link to={url}>
              <b>{name}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </Ways>
    </section>
  </>
);

const Groups = styled.nav`
  columns: 3;
  column-gap: ${space.lg};
  & > section {
    break-inside: avoid;
    margin-bottom: ${space.lg};
    padding: ${space.lg} ${space.xl};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  & h2 { padding-bottom: ${space.xs}; font-size: ${type.sizeLead}; }
  & ul { margin: 0; padding: 0; list-style: none; }
  & a { display: block; padding: 6px 0; color: ${color.inkSecond}; }
  & a:hover { color: ${color.accent}; }
  ${below.desktop} { columns: 2; }
  ${below.tablet} {
    columns: 1;
    & > section { padding: ${space.md} ${space.lg}; }
    & a { padding-block: 12px; }
  }
`;
const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.lg};
  margin: 0;
  padding: 0 0 ${space.xxl};
  list-style: none;
  & a {
    display: grid;
    gap: ${space.hair};
    height: 100%;
    padding: ${space.lg} ${space.xl};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
  }
  & a:hover { border-color: ${color.accentLine}; }
  & b { font-weight: ${type.weightPart}; }
  & span { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.sm};
    & a { padding: ${space.md} ${space.lg}; }
  }
`;
