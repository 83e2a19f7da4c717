import { below, color, radius, space, type } from '@mall/design-tokens';
import { supplierKinds } from '@mall/domain/supplier';
import { displayDate, displayMinute } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import { ButtonLink, CopyText, Notice, type Tone } from '@mall/ui-kit';
import { Steps } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import type { Application } from './apply-fields.ts';

const steps = ['提交申请', '资质审核', '答复'] as const;
const tones: Record<Application['state'], Tone> = {
  draft: 'info',
  submitted: 'info',
  asked: 'warning',
  accepted: 'success',
  rejected: 'danger',
};
const words: Record<Application['state'], string> = {
  draft: '',
  submitted: '材料已收到，3 个工作日内答复。结果会发到您留的手机号。',
  asked: '',
  accepted: '申请已通过，招商经理会联系您约定样品与报价。',
  rejected: '这次没有通过。情况有变化时可以重新申请。',
};

/** How an application goes, by its link (rule supplier 6). */
export function ApplicationStatus({ application, path }: { application: Application; path: string }) {
  const { state, stateName, number, answer, fields, uploaded, submittedAt, answeredAt, endsAt } = application;
  const facts = [
    ['申请编号', number],
    ['企业名称', fields.companyName],
    ['统一社会信用代码', fields.creditCode],
    ['企业类型', supplierKinds[fields.kind]],
    ['供货品牌', fields.brands],
    ['联系人', `${fields.contact} ${fields.phone}`],
    ['提交时间', displayMinute(submittedAt)],
    ...(answeredAt ? [['答复时间', displayMinute(answeredAt)]] : []),
    ['材料', uploaded.map(({ name }) => name).join('、')],
  ] as [string, string][];
  return (
    <Root>
      <Steps steps={steps} current={state === 'submitted' ? 2 : 3} label="申请进度" />
      <Notice tone={tones[state]} title={stateName}>
        {words[state]}
        {answer && <p>答复：{answer}</p>}
      </Notice>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Keep>
        <p>请保存查询链接，{displayDate(endsAt)} 前有效，拿到链接的人都能查看。</p>
        <CopyText text={path} label="复制查询链接">
          查询链接
        </CopyText>
        {state === 'rejected' && (
          <ButtonLink as={Link} to="/supplier/apply">
            重新申请
          </ButtonLink>
        )}
      </Keep>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space.xl};
  margin-bottom: ${space.xxl};
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > dl { display: grid; gap: ${space.sm}; margin: 0; }
  & > dl > div { display: grid; grid-template-columns: 144px minmax(0, 1fr); gap: ${space.md}; }
  & dt { color: ${color.inkSecond}; }
  & dd { margin: 0; overflow-wrap: anywhere; }
  ${below.tablet} {
    padding: ${space.lg};
    & > dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
    & dt { font-size: ${type.sizeTable}; }
  }
`;
const Keep = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  ${below.tablet} { & button { min-height: 44px; } }
`;
