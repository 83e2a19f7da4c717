import { color, radius, space, type } from '@mall/design-tokens';
import { CopyText, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';

/** One's own code: who registers with it is looked after by who shows it (rule login 62). */
export default function InvitationPage() {
  const { data, error, mutate } = useRead(['account.getOwnInvitation'], (sdk) => sdk.account.getOwnInvitation());
  return (
    <Screen title="邀请码" note="客户扫码或打开链接注册后，由您负责服务；邀请码长期有效，账号停用后失效">
      {data ? (
        <Card>
          <img src={data.image} alt={`邀请码 ${data.code} 的二维码`} width={208} height={208} />
          <dl>
            <dt>专属邀请码</dt>
            <dd>
              <b className="part-number">{data.code}</b>
            </dd>
            <dt>链接</dt>
            <dd>
              <CopyText text={data.url} label="复制邀请链接" />
            </dd>
            <dt>已邀请企业</dt>
            <dd>{data.companies} 家</dd>
          </dl>
        </Card>
      ) : error ? (
        <ErrorPanel error={error} title="邀请码加载失败" onRetry={() => void mutate()} />
      ) : (
        <PageSkeleton what="邀请码" />
      )}
    </Screen>
  );
}

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxl};
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & dl { min-width: 0; margin: 0; }
  & dt { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  & dd { margin: 0; padding-bottom: ${space.lg}; overflow-wrap: anywhere; }
  & b { font-size: ${type.sizeTitle}; letter-spacing: 0.08em; }
`;
