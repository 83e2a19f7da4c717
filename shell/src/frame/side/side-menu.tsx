import { useBusEvent } from '@mall/mf-kit';
import {
  AssistantIcon,
  BoxIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CompareIcon,
  DownloadIcon,
  StarIcon,
  UserIcon,
} from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { FrameLink } from '../frame-link.tsx';
import { CartEntry } from './cart-entry.tsx';
import { InquiryEntry } from './inquiry-entry.tsx';
import { ServiceEntry } from './service-entry.tsx';
import { kindOfEntry } from './side-entry.ts';

const linkIcons: Record<string, typeof StarIcon> = {
  assistant: AssistantIcon,
  compare: CompareIcon,
  download: DownloadIcon,
  star: StarIcon,
  user: UserIcon,
};

/** Below this width the menu would lie over the page, so it begins folded. */
const roomyPx = 1320;

/** The floating menu at the right: customer service, inquiry basket, cart, back to top (rule layout 18). Folds away to a grip. */
export function SideMenu() {
  const { layout } = useLayoutData();
  const { hasPage } = useSiteFacts();
  const [isOpen, setOpen] = useState(true);
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    setOpen(window.innerWidth >= roomyPx);
    setPlaced(true);
  }, []);
  const cart = useRef<HTMLElement>(null);
  useBusEvent('cart:added', (added) => {
    void import(/* webpackChunkName: "fly-to-cart" */ './fly-to-cart.ts').then(({ flyToCart }) => flyToCart(added, cart.current));
  });
  return (
    <aside className="frame-side" aria-label="快捷工具" data-open={isOpen || undefined} data-placed={isPlaced || undefined}>
      {isOpen && (
        <ul>
          {layout.sideBarData.map((entry) => {
            const kind = kindOfEntry(entry);
            if (kind === 'link' && !hasPage(entry.url)) return null;
            const LinkIcon = linkIcons[entry.icon] ?? BoxIcon;
            return (
              <li key={entry.id} ref={kind === 'cart' ? (cart as React.Ref<HTMLLIElement>) : undefined}>
                {kind === 'service' && <ServiceEntry name={entry.name} />}
                {kind === 'inquiry' && <InquiryEntry name={entry.name} />}
                {kind === 'top' && <TopEntry name={entry.name} />}
                {kind === 'cart' && <CartEntry name={entry.name} />}
                {kind === 'link' && (
                  <FrameLink to={entry.url} className="frame-side-button">
                    <LinkIcon size={20} />
                    {entry.name}
                  </FrameLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <button
        type="button"
        className="frame-side-fold"
        aria-expanded={isOpen}
        aria-label={isOpen ? '收起快捷工具' : '展开快捷工具'}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronRightIcon size={14} /> : <ChevronLeftIcon size={14} />}
      </button>
    </aside>
  );
}

/** At once where reduced motion is asked for: a script's smooth scrolling asks nobody. */
const backToTop = () =>
  window.scrollTo({ top: 0, behavior: window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });

const TopEntry = ({ name }: { name: string }) => (
  <button type="button" className="frame-side-button" onClick={backToTop}>
    <ChevronUpIcon size={20} />
    {name}
  </button>
);
