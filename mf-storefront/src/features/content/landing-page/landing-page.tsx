import { pageFolders } from '@mall/domain/content';
import { useCall, useLocation, useNavigate, useSearchParams } from '@mall/mf-kit';
import { useEffect } from 'react';
import { folderCall, folderOf, landingPageCall, stepsAbove } from '../../../parts/content/content-calls.ts';
import { FolderList } from '../../../parts/content/folder-list.tsx';
import { PageFrame } from '../../../parts/content/page-frame.tsx';
import { ShownPage } from '../../../parts/content/shown-page.tsx';

/** A page that staff composed, by its address; without an id all of its folder (rules content 28, 29). */
export default function LandingPage() {
  const { pathname } = useLocation();
  const folder = folderOf(pathname) as keyof typeof pageFolders | undefined;
  return folder ? <Folder key={folder} folder={folder} /> : <Page key={pathname} pathname={pathname} />;
}

function Page({ pathname }: { pathname: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refresh } = useCall(landingPageCall(pathname, query));
  const movedTo = data && !data.isPreview && data.url !== pathname ? data.url : undefined;
  // The gateway redirects who asks for a page's old address (rule page-addresses 19); who comes from another page of the mall asks no gateway.
  useEffect(() => {
    if (movedTo) void navigate(movedTo, { replace: true });
  }, [movedTo, navigate]);
  const crumbs = (page: typeof data) => [
    ...stepsAbove(pathname).map(({ name, path }) => ({ label: name, href: path })),
    { label: page?.title ?? '专题' },
  ];
  return (
    <PageFrame what="这个页面" crumbs={crumbs} data={data} error={error} onRetry={refresh} isPreview={data?.isPreview}>
      {(page) => <ShownPage page={page} />}
    </PageFrame>
  );
}

function Folder({ folder }: { folder: keyof typeof pageFolders }) {
  const [query] = useSearchParams();
  const { data, error, refresh } = useCall(folderCall(folder, query));
  const title = pageFolders[folder];
  return (
    <PageFrame what={title} crumbs={() => [{ label: title }]} data={data} error={error} onRetry={refresh}>
      {(list) => <FolderList title={title} list={list} />}
    </PageFrame>
  );
}
