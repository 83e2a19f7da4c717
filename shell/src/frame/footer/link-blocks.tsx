import { PhoneIcon } from '@mall/ui-kit';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { Block } from '../block.tsx';
import { FrameLink } from '../frame-link.tsx';
import { FooterCodes } from './footer-codes.tsx';

/** The link blocks of the foot with the hotline; a block none of whose pages is live is left out. */
export function LinkBlocks() {
  const { layout } = useLayoutData();
  const { hasPage } = useSiteFacts();
  const blocks = layout.bottomBigPlateData
    .map((block) => ({ ...block, selfChildren: block.selfChildren.filter(({ url }) => url && hasPage(url)) }))
    .filter(({ selfChildren }) => selfChildren.length > 0);
  if (!blocks.length && !layout.hotline) return null;
  return (
    <div className="frame-links">
      <div className="frame-body">
        {blocks.map(({ id, name, selfChildren }) => (
          <nav key={id} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {selfChildren.map((link) => (
                <li key={link.id}>
                  <FrameLink to={link.url}>{link.name}</FrameLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {layout.hotline && (
          <address>
            <h2>客户服务热线</h2>
            <a href={`tel:${layout.hotline.replace(/[^\d+]/g, '')}`}>
              <PhoneIcon size={18} />
              {layout.hotline}
            </a>
            <p>工作日 8:30–18:00</p>
            {layout.serviceWechat && <p>客服微信 {layout.serviceWechat}</p>}
            {layout.companyAddress && <p>{layout.companyAddress}</p>}
          </address>
        )}
        <Block name="codes">
          <FooterCodes />
        </Block>
      </div>
    </div>
  );
}
