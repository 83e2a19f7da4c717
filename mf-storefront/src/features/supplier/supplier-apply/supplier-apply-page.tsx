import { isWritable } from '@mall/domain/supplier';
import { Link, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { Body, Breadcrumb, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { useRef, useState } from 'react';
import { PageHead } from '../../../parts/layout-parts.ts';
import { supplierCall, supplierCategoriesCall } from '../../../parts/supplier/supplier-call.ts';
import { ApplicationStatus } from './application-status.tsx';
import type { Application } from './apply-fields.ts';
import { ApplyForm } from './apply-form.tsx';

/** /supplier/apply to begin, with its pass to go on, to complete what was asked, or to see how it goes (rules supplier 2–6). */
export default function SupplierApplyPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const categories = useCall(supplierCategoriesCall());
  /** What this page began itself is in the form already: a reload asks for it. */
  const began = useRef('');
  const [handedIn, setHandedIn] = useState<Application>();
  const pass = query.get('pass') ?? '';
  const read = pass && pass !== began.current ? supplierCall(query) : undefined;
  const { data, error, refresh } = useCall(read ?? null);
  const isOwn = !pass || pass === began.current;
  const application = handedIn ?? data;
  const path = `/supplier/apply?pass=${pass}`;

  function face() {
    if (application && !isWritable(application.state))
      return <ApplicationStatus application={application} path={typeof location === 'undefined' ? path : `${location.origin}${path}`} />;
    if (!isOwn && (!read || error?.reason === 'SUPPLIER_NOT_FOUND'))
      return (
        <EmptyPanel title="没有找到这份申请" action={<Link to="/supplier/apply">重新申请</Link>}>
          链接可能有误，或已经过期。没有提交的申请保留 24 小时。
        </EmptyPanel>
      );
    if (categories.error && !categories.data) return <ErrorPanel error={categories.error} onRetry={() => void categories.refresh()} />;
    if (!isOwn && error && !application) return <ErrorPanel error={error} onRetry={() => void refresh()} />;
    if (!categories.data || (!isOwn && !application)) return <PageSkeleton what="供应商申请" variant="panel" count={10} />;
    return (
      <>
        {application?.state === 'asked' && (
          <Notice tone="warning" title="需要补充">
            {application.answer}
          </Notice>
        )}
        <ApplyForm
          start={application}
          known={pass}
          categories={categories.data}
          onBegun={(begun) => {
            began.current = begun;
            void navigate(`/supplier/apply?pass=${begun}`, { replace: true });
          }}
          onSubmitted={(now) => {
            setHandedIn(now);
            scrollTo({ top: 0 });
          }}
        />
      </>
    );
  }
  return (
    <Body>
      <Breadcrumb
        linkAs={Link}
        items={[{ label: '首页', href: '/' }, { label: '供应商合作', href: '/supplier' }, { label: pass ? '申请进度' : '申请' }]}
      />
      <PageHead>
        <h1>供应商申请</h1>
        <p>材料只用于审核，没有提交的 24 小时后删除</p>
      </PageHead>
      {face()}
    </Body>
  );
}
