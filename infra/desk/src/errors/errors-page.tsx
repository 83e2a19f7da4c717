import type { ErrorGroup } from '@mall/api-contract/platform';
import { below, color, space, type } from '@mall/design-tokens';
import { EmptyPanel, ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { Link, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { AreaFilter } from '../frame/area-filter.tsx';
import { read } from '../platform/call.ts';
import { useStatus } from '../platform/use-platform.ts';
import { agoText, versionText } from '../platform/wording.ts';
import { ErrorDetails } from './error-details.tsx';

/** What browsers reported, grouped: the list at the left, one fault with its place in the sources at the right. */
export function ErrorsPage() {
  const [parameters, setParameters] = useSearchParams();
  const { id } = useParams();
  const { data: status } = useStatus();
  const area = parameters.get('area') ?? '';
  const query = area ? `?area=${area}` : '';
  const { data, error, mutate } = useSWR<{ errors: ErrorGroup[] }, Error>(`errors?limit=200${area ? `&area=${area}` : ''}`, read, {
    refreshInterval: 5000,
  });
  const liveVersions = new Set(
    status?.areas.flatMap(({ name, stable, canary }) => [`${name}@${stable?.version}`, `${name}@${canary?.version}`]),
  );
  const chosen = id ?? data?.errors[0]?.id;
  return (
    <Page
      title="错误"
      note="浏览器报告的错误，按故障和版本归组"
      surface="plain"
      actions={<AreaFilter value={area} onChange={(next) => setParameters(next ? { area: next } : {})} />}
    >
      {!data &&
        (error ? <ErrorPanel error={error} onRetry={() => void mutate()} /> : <PageSkeleton label="正在读取错误" variant="table" />)}
      {data && !data.errors.length && !id && (
        <EmptyPanel title="没有错误报告">浏览器没有报告过{area ? ` ${area} 的` : ''}错误。</EmptyPanel>
      )}
      {data && (data.errors.length > 0 || id) && (
        <Split>
          <List aria-label="错误列表">
            {data.errors.map((group) => (
              <li key={group.id}>
                <Link to={`/desk/errors/${group.id}${query}`} aria-current={group.id === chosen || undefined}>
                  <b>{group.message}</b>
                  <span>
                    <em>{group.count} 次</em>
                    <span>{group.area}</span>
                    <code>{versionText(group.version).slice(0, 8)}</code>
                    {status && !liveVersions.has(`${group.area}@${group.version}`) && <span>已下线</span>}
                    <time dateTime={group.lastAt}>{agoText(group.lastAt)}</time>
                  </span>
                </Link>
              </li>
            ))}
          </List>
          {chosen && <ErrorDetails key={chosen} id={chosen} />}
        </Split>
      )}
    </Page>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: clamp(340px, 30vw, 440px) minmax(0, 1fr);
  border: 1px solid ${color.line};
  border-radius: 4px;
  background: ${color.surface};
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const List = styled.ul`
  max-height: calc(100vh - 140px);
  overflow-y: auto;
  border-right: 1px solid ${color.line};
  li + li { border-top: 1px solid ${color.line}; }
  a { display: grid; gap: ${space.xs}; padding: ${space.sm} ${space.lg}; color: ${color.ink}; border-left: 3px solid transparent; }
  a:hover { background: ${color.surfaceHover}; text-decoration: none; }
  a:focus-visible { outline-offset: -2px; }
  a[aria-current] { background: ${color.accentTint}; border-color: ${color.accent}; }
  b { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; font-size: ${type.sizeTable}; font-weight: ${type.weightPart}; overflow-wrap: anywhere; }
  a > span { display: flex; gap: ${space.sm}; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  em { color: ${color.danger}; font-style: normal; font-weight: ${type.weightStrong}; }
  code { font-family: ${type.familyMono}; }
  time { margin-left: auto; white-space: nowrap; }
  ${below.desktop} {
    max-height: 40vh;
    border-width: 0 0 1px;
  }
`;
