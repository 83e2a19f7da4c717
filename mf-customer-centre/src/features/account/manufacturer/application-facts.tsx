import { color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import type { CallOutput } from '@mall/mf-kit';
import { styled } from 'styled-components';

export type Application = CallOutput<'account.getManufacturerApplications'>[number];

/** What was said in an application, and its papers. */
export const ApplicationFacts = ({ application }: { application: Application }) => (
  <Facts>
    <dt>企业名称</dt>
    <dd>{application.companyName}</dd>
    <dt>统一社会信用代码</dt>
    <dd>{application.licenceNumber}</dd>
    <dt>品牌</dt>
    <dd>{application.brands}</dd>
    <dt>主营产品</dt>
    <dd>{application.products}</dd>
    <dt>联系人</dt>
    <dd>
      {application.contact} {application.phone}
    </dd>
    <dt>证明材料</dt>
    <dd>
      {application.proofs.map(({ file, name, url }) => (
        <a key={file} href={url} download>
          {name}
        </a>
      ))}
    </dd>
    <dt>申请时间</dt>
    <dd>{displayMinute(application.createdAt)}</dd>
  </Facts>
);

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${space.sm} 0;
  padding: ${space.lg} 0;
  font-size: ${type.sizeTable};
  & dt {
    color: ${color.inkSecond};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & a {
    margin-right: ${space.lg};
  }
`;
