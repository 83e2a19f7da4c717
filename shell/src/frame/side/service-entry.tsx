import { Link } from '@mall/mf-kit';
import { AssistantIcon, PhoneIcon } from '@mall/ui-kit';
import { useLayoutData } from '../frame-data.ts';
import { useFrameFacts } from '../frame-provider.tsx';
import { SidePopup } from './side-popup.tsx';

/** Customer service: who to call, and the assistant that answers at once. */
export function ServiceEntry({ name }: { name: string }) {
  const { layout } = useLayoutData();
  const { hasPage } = useFrameFacts();
  return (
    <SidePopup icon={<PhoneIcon size={20} />} name={name} title="客户服务">
      {() => (
        <div className="frame-service">
          {layout.hotline && (
            <p>
              客服热线
              <a href={`tel:${layout.hotline.replace(/[^\d+]/g, '')}`}>{layout.hotline}</a>
            </p>
          )}
          <p>工作日 8:30–18:00，一对一专属服务</p>
          {hasPage('/ai') && (
            <Link to="/ai" className="frame-service-link">
              <AssistantIcon size={16} />
              在线咨询智能助手
            </Link>
          )}
        </div>
      )}
    </SidePopup>
  );
}
