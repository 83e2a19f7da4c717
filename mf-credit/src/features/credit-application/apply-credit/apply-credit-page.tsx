import { below, color, radius, space, type } from '@mall/design-tokens';
import { creditStatusOf } from '@mall/domain/credit';
import { applicationSections } from '@mall/domain/credit-application';
import { Link, useCall, useNavigate, usePlatform, useSearchParams } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { ButtonLink, EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { applicationCall, applyPath, type CreditApplication, infoPath, landPath, limitPath } from '../../../parts/application-calls.ts';
import { wordsOfRefusal } from './refusal-words.ts';
import { SectionForm } from './section-form.tsx';
import { SectionSteps } from './section-steps.tsx';

/** /customer/applyCredit: the application, part by part, kept as one goes. */
export default function ApplyCreditPage() {
  const { data, error, refresh, show } = useCall(applicationCall());
  return (
    <Page title="账期申请" surface="plain">
      {data ? (
        data.canEdit ? (
          <Apply application={data} show={show} refresh={refresh} />
        ) : (
          <Closed application={data} />
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="账期申请" variant="form" count={6} />
      )}
    </Page>
  );
}

/** Nothing to fill in: it was handed in, credit came without it, or somebody else does it. */
function Closed({ application: { creditApplyWorkflowId, creditStatus, creditStatusName } }: { application: CreditApplication }) {
  const [title, to, action, words] =
    creditApplyWorkflowId > 0
      ? [`账期${creditStatusName}`, infoPath, '查看申请信息', '提交后的资料不能直接修改。']
      : creditStatusOf(creditStatus) === 'none'
        ? ['账期申请由企业主管办理', landPath, '了解账期', '请联系贵公司的主管登录后申请。']
        : [`账期${creditStatusName}`, limitPath, '查看额度', '贵公司的账期已由商城开通，无需再申请。'];
  return (
    <EmptyPanel
      title={title}
      action={
        <ButtonLink as={Link} to={to}>
          {action}
        </ButtonLink>
      }
    >
      {words}
    </EmptyPanel>
  );
}

interface Props {
  application: CreditApplication;
  show: (application: CreditApplication) => void;
  refresh: () => Promise<CreditApplication | undefined>;
}

function Apply({ application, show, refresh }: Props) {
  const { sdk, notify } = usePlatform();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const submitting = useWrite({ words: wordsOfRefusal });
  const [reloads, setReloads] = useState(0);
  const { sections } = application;
  // Where one goes on; it stays so while this part becomes whole.
  const [begun] = useState(() => sections.find(({ asked, isComplete }) => asked || !isComplete)?.section ?? 'limit');
  const section = applicationSections.find((one) => one === query.get('step')) ?? begun;
  const at = applicationSections.indexOf(section);
  const part = sections[at]!;
  const go = (next: string) => void navigate(`${applyPath}?step=${next}`);
  const isLast = at === applicationSections.length - 1;

  async function submit() {
    const { answer } = await submitting.run({ isSubmit: true }, (options) =>
      sdk.creditApplication.saveCreditApplicationData({ isSubmit: true }, options),
    );
    if (!answer) return;
    show(answer);
    notify({ tone: 'success', text: '账期申请已提交，审核结果将以站内消息和短信通知' });
    void navigate(infoPath);
  }

  return (
    <Sides>
      <div>
        <SectionSteps parts={sections} current={section} onChoose={go} />
      </div>
      <section aria-labelledby="part">
        <h2 id="part">
          {part.sectionName}
          <span>
            第{at + 1}步，共{applicationSections.length}步
          </span>
        </h2>
        {application.note && application.creditStatus <= 15 && (
          <Notice tone="warning" title={application.creditStatus === 15 ? '上次申请未通过' : '审核意见'}>
            {application.note}
          </Notice>
        )}
        <SectionForm
          key={`${section} ${reloads}`}
          part={part}
          files={application.files}
          nextText={isLast ? '提交申请' : '保存并继续'}
          onSaved={show}
          onDone={() => (isLast ? void submit() : go(applicationSections[at + 1]!))}
          onBack={at > 0 ? () => go(applicationSections[at - 1]!) : undefined}
          onReload={() => void refresh().then(() => setReloads((count) => count + 1))}
        >
          {isLast && submitting.failure && (
            <Notice tone="danger" live title="没有提交">
              {submitting.failure}
            </Notice>
          )}
        </SectionForm>
      </section>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;
  & > * {
    display: grid;
    gap: ${space.lg};
    padding: ${space.xl};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  h2 { display: flex; align-items: baseline; gap: ${space.md}; font-size: ${type.sizeTitle}; }
  h2 > span { color: ${color.inkSecond}; font-size: ${type.sizeTable}; font-weight: ${type.weightText}; }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > * { padding: ${space.lg}; }
  }
`;
