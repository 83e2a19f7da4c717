import { displayMinute } from '@mall/domain/time';
import { call, Link, useCall, useParams } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton, VisuallyHidden } from '@mall/ui-kit';
import { NarrowCard } from '../../../parts/narrow-card.ts';
import { JoinForm } from './join-form.tsx';

/** /customer/joinCompany/{token}: who was asked to join a company proves the number that was asked (rules account 29, 30). */
export default function JoinCompanyPage() {
  const { token = '' } = useParams();
  const { data, error, refresh } = useCall(token.length >= 20 ? call('account.getKpInvitation', { token }) : null);
  if (error?.reason === 'KP_INVITATION_OVER' || token.length < 20)
    return (
      <NarrowCard>
        <VisuallyHidden as="h1">加入企业</VisuallyHidden>
        <EmptyPanel
          title="邀请链接已失效"
          action={
            <ButtonLink as={Link} to="/login">
              去登录
            </ButtonLink>
          }
        >
          链接无效、已使用或已过期，请联系邀请您的同事重新发送
        </EmptyPanel>
      </NarrowCard>
    );
  if (!data)
    return <NarrowCard>{error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="邀请" variant="form" />}</NarrowCard>;
  return (
    <NarrowCard aria-labelledby="join-title">
      <h1 id="join-title">加入 {data.companyName}</h1>
      <p>
        {data.invitedBy} 邀请您（{data.contactName}）成为企业联系人，{displayMinute(data.expiresAt, 'short')} 前有效
      </p>
      <JoinForm token={token} cellPhone={data.cellPhone} />
    </NarrowCard>
  );
}
