import { below, color, radius, space, type } from '@mall/design-tokens';
import { ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useStatus } from '../platform/use-platform.ts';
import { agoText, versionText } from '../platform/wording.ts';
import { apiName, between, type Fleet, fleetOf, type Gift, type Member } from './fleet.ts';

const kinds = { slot: '插槽', event: '事件', call: '接口' } as const;

/** Who gives whom which slot, event and call, read off the manifests of what is live. */
export function FleetPage() {
  const { data: status, error, mutate } = useStatus();
  if (!status) return error ? <ErrorPanel error={error} onRetry={() => void mutate()} /> : <PageSkeleton label="正在读取全景" />;
  const fleet = fleetOf(status);
  return (
    <Page title="全景" note="谁向谁提供哪个插槽、事件和接口，只根据线上版本的清单" surface="plain">
      <Key aria-label="图例">
        {(['slot', 'event', 'call'] as const).map((kind) => (
          <li key={kind}>
            <Chip data-kind={kind}>{kinds[kind]}</Chip>
          </li>
        ))}
        <li>行向列提供</li>
      </Key>
      <Frame tabIndex={0} role="region" aria-label="提供与使用">
        <Matrix fleet={fleet} />
      </Frame>
      {fleet.loose.length > 0 && (
        <Loose>
          <h2>只声明了一边</h2>
          <ul>
            {fleet.loose.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Loose>
      )}
    </Page>
  );
}

/** In a narrow window each giver is a block, and names whom it gives to. */
function Matrix({ fleet }: { fleet: Fleet }) {
  const takers = fleet.members.filter(({ name }) => name !== apiName);
  return (
    <Grid aria-label="全景">
      <thead>
        <tr>
          <th>提供方</th>
          {takers.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fleet.members.map((giver) => (
          <tr key={giver.name}>
            <th scope="row">
              <Who member={giver} />
            </th>
            {takers.map(({ name }) => {
              const gifts = between(fleet, giver.name, name);
              return (
                <td key={name} data-taker={name} data-own={giver.name === name || undefined} data-empty={!gifts.length || undefined}>
                  {gifts.map((gift) => (
                    <GiftChip key={`${gift.kind} ${gift.name}`} gift={gift} />
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Who = ({ member: { name, version, since, platform, canary } }: { member: Member }) => (
  <>
    <b>{name}</b>
    {version && <code title={version}>{versionText(version)}</code>}
    {since && <time dateTime={since}>{agoText(since)}上线</time>}
    {platform && <span>平台 {platform}</span>}
    {canary && <span>灰度 {versionText(canary)}</span>}
  </>
);

const GiftChip = ({ gift: { kind, name, parts } }: { gift: Gift }) => (
  <Chip data-kind={kind} title={parts.join('、') || undefined}>
    {name}
    {parts.length > 0 && <small> {parts.length}</small>}
  </Chip>
);

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  padding: 0 0 ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
const Chip = styled.span`
  display: inline-block;
  max-width: 100%;
  margin: 1px 3px 1px 0;
  padding: 0 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  color: ${color.ink};
  font-size: ${type.sizeLeast};
  line-height: 18px;
  white-space: nowrap;
  small { color: ${color.inkSecond}; font-size: inherit; }
  &[data-kind='slot'] { border-color: ${color.accent}; color: ${color.accent}; }
  &[data-kind='event'] { border-style: dashed; border-color: ${color.lineControl}; }
  &[data-kind='call'] { background: ${color.ground}; }
`;
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.sizeTable};
  th, td { padding: ${space.sm}; border: 1px solid ${color.line}; text-align: left; vertical-align: top; }
  thead th { background: ${color.ground}; font-weight: ${type.weightStrong}; overflow-wrap: anywhere; }
  tbody th { min-width: 148px; font-weight: inherit; }
  tbody th > * { display: block; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  tbody th > b { color: ${color.ink}; font-size: ${type.sizeTable}; }
  tbody td { min-width: 116px; }
  td[data-own] { background: ${color.ground}; }
  ${below.tablet} {
    &, tbody, tr, tbody th, td { display: block; }
    span { white-space: normal; }
    thead, td[data-empty] { display: none; }
    tbody th, td { border-width: 0 0 1px; }
    tbody th { background: ${color.ground}; }
    tbody td::before {
      content: '→ ' attr(data-taker);
      display: block;
      color: ${color.inkSecond};
      font-size: ${type.sizeLeast};
    }
  }
`;
const Loose = styled.section`
  padding-top: ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  h2 { color: ${color.ink}; font-size: ${type.sizeText}; }
  ul { padding-left: ${space.lg}; list-style: disc; }
`;
