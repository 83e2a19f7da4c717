import { type Platform, useParams, usePlatform } from '@mall/mf-kit';
import { ButtonLink, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { destinationOf, isShortCode } from './short-code.ts';

type State = { face: 'going' | 'nowhere' } | { face: 'failed'; error: unknown } | { face: 'left'; url: string };

async function follow(code: string, { sdk }: Platform): Promise<State> {
  if (!isShortCode(code)) return { face: 'nowhere' };
  try {
    const { url } = await sdk.layout.getFullUrlByShortCode({ code });
    const destination = destinationOf(url, location.host);
    if (!destination) return { face: 'nowhere' };
    // A page load either way: the gateway guards what needs a login, and renders what it can.
    const to = destination.kind === 'within' ? destination.path : destination.url;
    location.replace(to);
    return { face: 'left', url: to };
  } catch (error) {
    return (error as { reason?: string }).reason === 'SHORT_LINK_NOT_FOUND' ? { face: 'nowhere' } : { face: 'failed', error };
  }
}

/** A short link on its way: goes on at once, within the site or out of it; a code nobody knows is a page that doesn't exist. */
export default function ShortLinkPage() {
  const { code = '' } = useParams();
  const platform = usePlatform();
  const [state, setState] = useState<State>({ face: 'going' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let isHere = true;
    void follow(code, platform).then((next) => isHere && setState(next));
    return () => {
      isHere = false;
    };
  }, [code, platform, round]);
  if (state.face === 'nowhere') return <NotFoundPage />;
  if (state.face === 'failed')
    return (
      <ErrorPanel
        error={state.error}
        onRetry={() => {
          setState({ face: 'going' });
          setRound(round + 1);
        }}
      />
    );
  return (
    <>
      <PageSkeleton label="正在打开链接" />
      {state.face === 'left' && <ButtonLink href={state.url}>没有自动跳转？点此继续</ButtonLink>}
    </>
  );
}
