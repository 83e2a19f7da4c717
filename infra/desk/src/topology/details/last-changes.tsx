import type { LiveEntry as Entry } from '@mall/api-contract/platform';
import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { read } from '../../platform/call.ts';
import { refreshMs } from '../../platform/use-platform.ts';
import { agoText, entryText, momentText, versionText } from '../../platform/wording.ts';

/** The last things that happened to an area: what to suspect first. */
export function LastChanges({ area }: { area: string }) {
  const { data, error } = useSWR<{ entries: Entry[] }, Error>(`history?area=${area}&limit=5`, read, { refreshInterval: refreshMs * 2 });
  if (!data) return <p>{error ? error.message : '正在读取'}</p>;
  if (!data.entries.length) return <p>没有记录。</p>;
  return (
    <List>
      {data.entries.map(({ number, at, who, version, from, why, ...rest }) => (
        <li key={number}>
          <time dateTime={at} title={momentText(at)}>
            {agoText(at)}
          </time>
          <span>
            {who} <b>{entryText({ version, ...rest })}</b>{' '}
            <code>
              {[from, version]
                .filter(Boolean)
                .map((one) => versionText(one!))
                .join(' → ')}
            </code>
            {why && <small>{why}</small>}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.xs};
  li { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: ${space.sm}; }
  time { color: ${color.inkSecond}; }
  code { font-family: ${type.familyMono}; font-size: ${type.sizeLeast}; }
  small { display: block; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; overflow-wrap: anywhere; }
`;
