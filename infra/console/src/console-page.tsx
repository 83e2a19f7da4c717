import { color, layout, space, type } from '@mall/design-tokens';
import { BrandMark, ToastRegion } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import styled from 'styled-components';
import { SWRConfig } from 'swr';
import { AuthenticatorsPanel } from './panels/authenticators-panel.tsx';
import { MailPanel } from './panels/mail-panel.tsx';
import { OperatorPanel } from './panels/operator-panel.tsx';
import { SmsPanel } from './panels/sms-panel.tsx';
import { WechatPanel } from './panels/wechat-panel.tsx';

const panels = [
  { value: 'sms', label: '短信发件箱', panel: <SmsPanel /> },
  { value: 'mail', label: '邮件发件箱', panel: <MailPanel /> },
  { value: 'wechat', label: '微信扫码', panel: <WechatPanel /> },
  { value: 'authenticators', label: '身份验证器', panel: <AuthenticatorsPanel /> },
  { value: 'operator', label: '员工代客', panel: <OperatorPanel /> },
];

/** The outside world on one page: what phones receive and show. The page asks again every two seconds. */
export function ConsolePage() {
  return (
    <SWRConfig value={{ refreshInterval: 2000, revalidateOnFocus: true, shouldRetryOnError: true, errorRetryInterval: 4000 }}>
      <Head>
        <BrandMark size={24} />
        <h1>百工商城控制台</h1>
        <p>短信、邮件、微信手机与身份验证器都在这里；银联收银台在支付时打开。订单、退款与账期在员工工作台处理。</p>
        <a href="/_staff/">员工工作台</a>
        <a href="/">返回商城</a>
      </Head>
      <Body>
        <Tabs label="外部世界" items={panels} />
      </Body>
      <ToastRegion />
    </SWRConfig>
  );
}

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding: ${space.md} ${space.xl};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  h1 { font-size: ${type.sizeTitle}; margin: 0; }
  p { color: ${color.inkSecond}; margin: 0; flex: 1; }
  svg { align-self: center; color: ${color.accent}; }
`;
const Body = styled.main`
  max-width: ${layout.body};
  margin: ${space.lg} auto;
`;
