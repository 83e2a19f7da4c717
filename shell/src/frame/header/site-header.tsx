import { Block } from '../block.tsx';
import { useFrameRoute } from '../frame-route.ts';
import { AboutHead } from './about-head.tsx';
import { HeadBand } from './head-band.tsx';
import { headerFace } from './header-face.ts';
import { MainHead } from './main-head.tsx';
import { NavBar } from './nav-bar.tsx';
import { RegisterHead } from './register-head.tsx';
import { TitleHead } from './title-head.tsx';
import { TopBar } from './top-bar.tsx';

/** The head of every page, in the face its layout asks for. */
export function SiteHeader() {
  const face = useFrameRoute(headerFace);
  if (face === 'none') return null;
  return (
    <header className="frame-header" data-face={face}>
      <a className="skip-link" href="#main">
        跳到主要内容
      </a>
      <p className="frame-old-browser">
        您正在使用 Internet Explorer，商城已不再支持。请改用 Chrome、Edge、Firefox 或 360 极速浏览器的最新版本访问。
      </p>
      <Block name="band">
        <HeadBand />
      </Block>
      <Block name="top">
        <TopBar />
      </Block>
      {face === 'full' && (
        <>
          <Block name="head">
            <MainHead />
          </Block>
          <Block name="navigation">
            <NavBar />
          </Block>
        </>
      )}
      {(face === 'steps' || face === 'title') && (
        <Block name="head">
          <TitleHead withSteps={face === 'steps'} />
        </Block>
      )}
      {face === 'register' && (
        <Block name="head">
          <RegisterHead />
        </Block>
      )}
      {face === 'about' && <AboutHead />}
    </header>
  );
}
