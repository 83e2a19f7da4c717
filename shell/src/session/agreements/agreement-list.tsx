import { color, space, type } from '@mall/design-tokens';
import { agreementUrl } from '@mall/domain/content';
import { displayDate } from '@mall/domain/time';
import type { CallOutput } from '@mall/mf-kit';
import { styled } from 'styled-components';

type Listed = CallOutput<'content.getAgreementsInForce'>[number];

/** Agreements by name, each opening in a new window as this very version (a page of what is in force may be kept for a while), with what their newest version changed. */
export const AgreementList = ({ agreements }: { agreements: readonly Listed[] }) => (
  <List>
    {agreements.map(({ type: kind, version, title, change, publishedAt }) => (
      <li key={kind}>
        <a href={agreementUrl(kind, version)} target="_blank" rel="noopener">
          《{title}》
        </a>
        <small>
          第 {version} 版，{displayDate(publishedAt)} 起生效
        </small>
        {version > 1 && <p>修改内容：{change}</p>}
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  padding-top: ${space.md};
  & small {
    margin-left: ${space.sm};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & p {
    overflow-wrap: anywhere;
    color: ${color.ink};
    font-size: ${type.sizeTable};
  }
`;
