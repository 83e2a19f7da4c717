import type { PlatformStatus as Status } from '@mall/api-contract/platform';
import { Button, Tag } from '@mall/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { areaText, bytesText, versionText } from '../../platform/wording.ts';
import { type Change, undoOf } from '../../releases/change.ts';
import { ChangeDialog } from '../../releases/change-dialog.tsx';
import type { AreaHealth } from '../assess.ts';
import { eventSides, type Graph, releaseOf } from '../graph.ts';
import { StateIcon } from '../state-icon.tsx';
import { CallsTable } from './calls-table.tsx';
import { DetailsPanel, Names, Part, SeeButton } from './details-panel.tsx';
import { LastChanges } from './last-changes.tsx';
import { VersionFigures } from './version-figures.tsx';

interface Props {
  health: AreaHealth;
  status: Status;
  graph: Graph;
  onClose: () => void;
  onSee: (id: string) => void;
}

/** Everything about one area: how each version fares, what was changed, what it serves, fills, shows, says and calls. */
export function AreaDetails({ health, status, graph, onClose, onSee }: Props) {
  const [change, setChange] = useState<Change>();
  const { area, level, word, troubles } = health;
  const release = releaseOf(health);
  const undo = undoOf(area);
  return (
    <DetailsPanel
      title={`${areaText(area.name)} · ${word}`}
      mark={<StateIcon level={level} />}
      onClose={onClose}
      actions={
        <>
          {undo && (
            <Button size="sm" variant={level === 'danger' ? 'danger' : 'secondary'} onClick={() => setChange(undo)}>
              {undo.kind === 'take-back' ? '收回灰度' : `回滚到 ${versionText(undo.to)}`}
            </Button>
          )}
          {area.name !== 'shell' && <a href={`/_debug/${area.name}`}>单独调试</a>}
          <Link to={`/desk/errors?area=${area.name}`}>错误</Link>
          <Link to={`/desk/releases?area=${area.name}`}>发布</Link>
          <Link to={`/desk/history?area=${area.name}`}>历史</Link>
        </>
      }
    >
      {troubles.length > 0 && (
        <Part title="异常">
          <ul>
            {troubles.map((trouble) => (
              <li key={trouble.title}>{trouble.title}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="过去一小时">
        <VersionFigures health={health} judged={status.telemetry?.canaries[area.name]} />
      </Part>
      <Part title="最近变更">
        <LastChanges area={area.name} />
      </Part>
      {release && (
        <>
          <Part title="调用接口" note={`${Object.keys(release.calls).length} 个，出错的在前`}>
            <CallsTable calls={release.calls} figures={health.stable?.calls ?? {}} />
          </Part>
          <Part title="路由" note={release.routes.length}>
            <Names>
              {release.routes.map(({ path, title, access }) => (
                <li key={path}>
                  <code>{path}</code> {title} {access !== 'public' && <Tag>{access === 'login' ? '需登录' : '员工'}</Tag>}
                </li>
              ))}
            </Names>
          </Part>
          <Part title="插槽">
            <SlotNames title="提供" slots={graph.slots.filter(({ provider }) => provider === area.name)} onSee={onSee} />
            <SlotNames title="使用" slots={graph.slots.filter(({ users }) => users.includes(area.name))} onSee={onSee} />
          </Part>
          <Part title="事件">
            <EventNames title="发出" events={release.events.emits} others={(event) => eventSides(status, event).listeners} word="听到" />
            <EventNames title="听取" events={release.events.hears} others={(event) => eventSides(status, event).emitters} word="发出" />
          </Part>
          <Part title="构建">
            平台契约 {release.platform}，全部文件压缩后 {bytesText(release.brotli)}
            {release.budget !== undefined && `，首屏预算 ${bytesText(release.budget)}`}
          </Part>
        </>
      )}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </DetailsPanel>
  );
}

const SlotNames = ({ title, slots, onSee }: { title: string; slots: Graph['slots']; onSee: (id: string) => void }) => (
  <p>
    {title}：
    {slots.length
      ? slots.map(({ name }) => (
          <span key={name}>
            <SeeButton type="button" onClick={() => onSee(`slot:${name}`)}>
              {name}
            </SeeButton>{' '}
          </span>
        ))
      : '无'}
  </p>
);

const EventNames = ({
  title,
  events,
  others,
  word,
}: {
  title: string;
  events: string[];
  others: (event: string) => string[];
  word: string;
}) => (
  <>
    <p>
      {title}
      {events.length ? '' : '：无'}
    </p>
    <Names>
      {events.map((event) => (
        <li key={event}>
          <code>{event}</code> {others(event).length ? `由 ${others(event).join('、')} ${word}` : `无人${word}`}
        </li>
      ))}
    </Names>
  </>
);
