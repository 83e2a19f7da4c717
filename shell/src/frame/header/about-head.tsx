import { useFrameRoute } from '../frame-route.ts';
import { Logo } from './logo.tsx';

/** The parts of the page about us, by their anchors (rule layout 14). */
const anchors = [
  ['aboutUs', '关于我们'],
  ['mainCategory', '主营品类'],
  ['advantage', '平台优势'],
  ['contactUs', '联系我们'],
  ['joinUs', '加入我们'],
] as const;

/** The head of the page about us: its parts instead of the search, once there is such a page. */
export function AboutHead() {
  const isThere = useFrameRoute(({ screen }) => screen !== 'not-found');
  return (
    <div className="frame-title-head">
      <div className="frame-body">
        <Logo />
        {isThere && (
          <nav className="frame-anchors" aria-label="关于百工商城">
            {anchors.map(([id, name]) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}
