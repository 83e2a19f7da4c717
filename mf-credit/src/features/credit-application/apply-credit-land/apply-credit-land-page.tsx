import { below, color, space, type } from '@mall/design-tokens';
import { creditStatusOf } from '@mall/domain/credit';
import { Link, useCall } from '@mall/mf-kit';
import { ButtonLink, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { AgreementNote } from '../../../parts/agreement-note.tsx';
import { applicationCall, applyPath, type CreditApplication, infoPath, limitPath } from '../../../parts/application-calls.ts';

const steps = ['填写资料', '商城审核', '签署合同', '人脸认证', '开始使用'];
const needs = [
  ['营业执照', '原件照片，字迹清楚、四角完整'],
  ['法定代表人身份证', '人像面与国徽面，在有效期内'],
  ['开户许可证或基本存款账户信息', '账户名称与企业名称一致'],
  ['联系人', '接收账单与还款通知的手机号、邮箱'],
] as const;

/** /customer/applyCredit/land: what credit is, what applying takes, and the way to begin. */
export default function ApplyCreditLandPage() {
  const { data, error, refresh } = useCall(applicationCall());
  return (
    <Page title="账期申请">
      <Paper>
        <section aria-labelledby="what">
          <h2 id="what">先收货，后付款</h2>
          <p>开通账期后，在额度内下单无需逐单付款；每月25日出账，次月25日前付清。申请免费，通常一至两个工作日完成审核。</p>
          <ol aria-label="办理步骤">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="needs">
          <h2 id="needs">需要准备</h2>
          <dl>
            {needs.map(([name, how]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
          <p>照片只用于审核，仅本企业主管与信用审核人员可以查看；证件号与账号加密保存。</p>
        </section>
        {data ? (
          <Begin application={data} />
        ) : error ? (
          <ErrorPanel size="sm" error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="申请进度" count={1} />
        )}
        <AgreementNote />
      </Paper>
    </Page>
  );
}

function Begin({ application: { canEdit, creditStatus, creditStatusName, creditApplyWorkflowId } }: { application: CreditApplication }) {
  const isBegun = creditApplyWorkflowId > 0;
  if (canEdit)
    return (
      <ButtonLink as={Link} to={applyPath} variant="primary" size="lg">
        {isBegun ? '继续申请' : '开始申请'}
      </ButtonLink>
    );
  if (!isBegun && creditStatusOf(creditStatus) === 'none')
    return (
      <Notice tone="info" title="账期申请由企业主管办理">
        请联系贵公司的主管登录后申请。
      </Notice>
    );
  return (
    <Notice
      tone="info"
      title={`账期${creditStatusName}`}
      action={
        <ButtonLink as={Link} to={isBegun ? infoPath : limitPath}>
          {isBegun ? '查看申请信息' : '查看额度'}
        </ButtonLink>
      }
    />
  );
}

const Paper = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  padding: ${space.xxl};
  & > section { display: grid; gap: ${space.md}; width: 100%; }
  & > section p { color: ${color.inkSecond}; }
  h2 { font-size: ${type.sizeTitle}; }
  ol { display: flex; flex-wrap: wrap; gap: ${space.md} ${space.xxl}; counter-reset: step; list-style: none; }
  li { display: flex; align-items: center; gap: ${space.sm}; font-weight: ${type.weightPart}; counter-increment: step; }
  li::before {
    content: counter(step);
    width: 24px;
    border: 1px solid ${color.accent};
    border-radius: 50%;
    color: ${color.accent};
    font-size: ${type.sizeTable};
    line-height: 22px;
    text-align: center;
  }
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.md} ${space.xxl}; }
  dt { font-weight: ${type.weightStrong}; }
  dd { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  ${below.tablet} {
    padding: ${space.lg};
    dl { grid-template-columns: minmax(0, 1fr); }
    & > a { height: 44px; }
  }
`;
