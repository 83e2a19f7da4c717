import { type FormEvent, type MouseEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { AreaRoute } from '../manifest/define-manifest.ts';
import { createMatcher } from '../manifest/route-pattern.ts';
import type { AlonePlatform } from './alone-platform.ts';

interface Props {
  area: { name: string; routes: AreaRoute[] };
  platform: AlonePlatform;
  /** False where somebody else decides who is here. */
  canSignIn?: boolean;
}

const addressChanged = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** The frame of links around an area that is mounted alone: its routes, who is here, its messages. */
export function AloneFrame({ area, platform, canSignIn = true }: Props) {
  const session = useSyncExternalStore(platform.session.subscribe, platform.session.get);
  const notices = useSyncExternalStore(platform.notices.subscribe, platform.notices.get);
  const pathname = useSyncExternalStore(addressChanged, () => location.pathname);
  const match = useMemo(() => createMatcher(area.routes), [area]);
  const plain = area.routes.map(({ path }) => path.replace(/\/:\w+\?/g, '')).filter((path) => !/[:*]/.test(path));
  const follow = (event: MouseEvent<HTMLAnchorElement>, path: string) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    platform.navigate(path);
  };
  return (
    <header className="alone-bar">
      <strong>{area.name}</strong>
      <nav aria-label="页面">
        {plain.map((path) => (
          <a key={path} href={path} aria-current={path === pathname ? 'page' : undefined} onClick={(event) => follow(event, path)}>
            {path}
          </a>
        ))}
      </nav>
      {match(pathname) ? null : (
        <span className="alone-elsewhere" role="status">
          {pathname} 不是这个区域的页面
        </span>
      )}
      {session.signedIn ? (
        <span>{session.customerName || session.contactName || '已登录'}</span>
      ) : canSignIn ? (
        <SignIn platform={platform} />
      ) : (
        <span>访客</span>
      )}
      <output aria-label="消息">{notices.at(-1)?.text}</output>
    </header>
  );
}

function SignIn({ platform }: Pick<Props, 'platform'>) {
  const [refusal, setRefusal] = useState('');
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    platform.signIn(String(form.get('username')), String(form.get('password'))).catch((error: Error) => setRefusal(error.message));
  };
  return (
    <form onSubmit={signIn}>
      <input id="alone-username" name="username" placeholder="手机号" aria-label="手机号" autoComplete="username" />
      <input name="password" type="password" placeholder="密码" aria-label="密码" autoComplete="current-password" />
      <button type="submit">登录</button>
      <span role="alert">{refusal}</span>
    </form>
  );
}
