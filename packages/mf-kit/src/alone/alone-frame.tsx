import { type FormEvent, useState, useSyncExternalStore } from 'react';
import type { AreaManifest } from '../manifest/define-manifest.ts';
import type { AlonePlatform } from './alone-platform.ts';

/** The frame of links around an area that is mounted alone: its routes, who is here, its messages. */
export function AloneFrame({ manifest, platform }: { manifest: AreaManifest; platform: AlonePlatform }) {
  const session = useSyncExternalStore(platform.session.subscribe, platform.session.get);
  const notices = useSyncExternalStore(platform.notices.subscribe, platform.notices.get);
  const [refusal, setRefusal] = useState('');
  const plain = manifest.routes.map(({ path }) => path.replace(/\/:\w+\?/g, '')).filter((path) => !/[:*]/.test(path));
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    platform.signIn(String(form.get('username')), String(form.get('password'))).catch((error: Error) => setRefusal(error.message));
  };
  return (
    <header style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 8, borderBottom: '1px solid var(--color-line)', fontSize: 12 }}>
      <strong>{manifest.name}</strong>
      <nav aria-label="页面" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {plain.map((path) => (
          <a key={path} href={path}>
            {path}
          </a>
        ))}
      </nav>
      {session.signedIn ? (
        <span>{session.customerName || '已登录'}</span>
      ) : (
        <form onSubmit={signIn} style={{ display: 'flex', gap: 4 }}>
          <input id="alone-username" name="username" placeholder="手机号" aria-label="手机号" autoComplete="username" />
          <input name="password" type="password" placeholder="密码" aria-label="密码" autoComplete="current-password" />
          <button type="submit">登录</button>
          <span role="alert">{refusal}</span>
        </form>
      )}
      <output aria-label="消息">{notices.at(-1)?.text}</output>
    </header>
  );
}
