import { below, color, space, type } from '@mall/design-tokens';
import { serviceQrUrl } from '@mall/domain/account';
import { Link } from '@mall/mf-kit';
import { PhoneIcon } from '@mall/ui-kit';
import { Popover } from '@mall/ui-kit/overlays';
import { styled } from 'styled-components';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';

/** The bar below the forms: who to ask, the invitation by staff, and registration. */
export function LoginHelp({ onInvite, onRegister }: { onInvite: () => void; onRegister: () => void }) {
  const { layout } = useLayoutData();
  const { hasPage } = useSiteFacts();
  return (
    <Foot>
      <Popover trigger={<button type="button">在线客服</button>} title="在线客服" side="top">
        <Service>
          <img src={serviceQrUrl(undefined)} alt="在线客服二维码" width={160} height={160} />
          微信扫码，在线咨询
          {hasPage('/ai') && <Link to="/ai">咨询智能助手</Link>}
        </Service>
      </Popover>
      {layout.hotline && (
        <a href={`tel:${layout.hotline.replace(/[^\d+]/g, '')}`}>
          <PhoneIcon size={14} />
          客服电话 {layout.hotline}
        </a>
      )}
      <button type="button" onClick={onInvite}>
        邀请注册
      </button>
      <button type="button" onClick={onRegister}>
        免费注册
      </button>
    </Foot>
  );
}

const Service = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xxl};
  margin-top: ${space.xl};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > a[href^='tel:'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: inherit;
  }
  & > button {
    color: ${color.accent};
  }
  & > button:last-child {
    margin-left: auto;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.lg};
    & > a,
    & > button {
      min-height: 44px;
    }
  }
`;
