import { useFrameRoute } from '../frame-route.ts';
import { headerFace } from './header-face.ts';
import { MainHead } from './main-head.tsx';
import { NavBar } from './nav-bar.tsx';
import { RegisterHead } from './register-head.tsx';
import { TitleHead } from './title-head.tsx';
import { TopBar } from './top-bar.tsx';

/** The head of every page, in the face its layout asks for. */
export function SiteHeader() {
  const route = useFrameRoute();
  const face = headerFace(route);
  if (face === 'none') return null;
  return (
    <header className="frame-header" data-face={face}>
      <a className="skip-link" href="#main">
        跳到主要内容
      </a>
      <TopBar />
      {face === 'full' && (
        <>
          <MainHead />
          <NavBar />
        </>
      )}
      {(face === 'steps' || face === 'title') && <TitleHead withSteps={face === 'steps'} />}
      {face === 'register' && <RegisterHead />}
    </header>
  );
}
