import { serviceQrUrl } from '@mall/domain/account';
import { call, Link, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { AssistantIcon, PhoneIcon } from '@mall/ui-kit';
import type { MouseEvent } from 'react';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { SidePopup } from './side-popup.tsx';

/** Customer service: who to call, and the assistant that answers at once. */
export function ServiceEntry({ name }: { name: string }) {
  const { layout } = useLayoutData();
  const facts = useSiteFacts();
  const platform = usePlatform();
  /** Beside the page, unless it is the page, or another tab is wanted. */
  function askHere(event: MouseEvent, close: () => void) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || location.pathname === '/ai') return;
    event.preventDefault();
    close();
    const opener = document.activeElement as HTMLElement | null;
    void import(/* webpackChunkName: "open-assistant" */ './open-assistant.tsx').then(
      ({ openAssistant }) => openAssistant(platform, facts, opener),
      () => platform.navigate('/ai'),
    );
  }
  return (
    <SidePopup icon={<PhoneIcon size={20} />} name={name} title="客户服务">
      {(close) => (
        <div className="frame-service">
          <ServiceCode />
          <dl>
            {layout.hotline && (
              <>
                <dt>客服热线</dt>
                <dd>
                  <a href={`tel:${layout.hotline.replace(/[^\d+]/g, '')}`}>{layout.hotline}</a>
                </dd>
              </>
            )}
            {layout.serviceWechat && (
              <>
                <dt>客服微信</dt>
                <dd>{layout.serviceWechat}</dd>
              </>
            )}
            <dt>服务时间</dt>
            <dd>工作日 8:30–18:00</dd>
          </dl>
          {facts.hasPage('/ai') && (
            <Link to="/ai" className="frame-service-link" onClick={(event) => askHere(event, close)}>
              <AssistantIcon size={16} />
              在线咨询智能助手
            </Link>
          )}
        </div>
      )}
    </SidePopup>
  );
}

/** The code to scan: whose it is, the company's data tell, which are asked for now that somebody looks. */
function ServiceCode() {
  const { signedIn } = useSession();
  const { data, isLoading } = useCall(signedIn ? call('account.getCustomerInfo') : null);
  return (
    <p className="frame-service-code">
      {isLoading ? <span /> : <img src={serviceQrUrl(data)} alt="在线客服二维码" width={160} height={160} />}
      微信扫码，在线咨询
    </p>
  );
}
