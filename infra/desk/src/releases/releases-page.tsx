import { color, radius, space } from '@mall/design-tokens';
import { ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useStatus } from '../platform/use-platform.ts';
import { AreaReleases } from './area-releases.tsx';
import type { Change } from './change.ts';
import { ChangeDialog } from './change-dialog.tsx';

/** Every area with what is live, what waits and where the way back goes. */
export function ReleasesPage() {
  const { data: status, error, mutate } = useStatus();
  const [change, setChange] = useState<Change>();
  const [parameters] = useSearchParams();
  const wanted = parameters.get('area');
  const list = useRef<HTMLDivElement>(null);
  const isThere = Boolean(status);
  useEffect(() => {
    if (isThere && wanted) list.current?.querySelector(`[data-area="${CSS.escape(wanted)}"]`)?.scrollIntoView?.({ block: 'center' });
  }, [isThere, wanted]);

  if (!status) return error ? <ErrorPanel error={error} onRetry={() => void mutate()} /> : <PageSkeleton label="正在读取发布" />;
  const waiting = status.areas.filter(({ candidate }) => candidate).length;
  return (
    <Page title="发布" note={`${status.areas.length} 个区域，${waiting} 个候选等待上线`} surface="plain">
      <List ref={list}>
        {status.areas.map((area) => (
          <AreaReleases
            key={area.name}
            area={area}
            isWanted={area.name === wanted}
            fault={status.leftOut.find((one) => one.area === area.name)?.reason}
            onChange={setChange}
          />
        ))}
      </List>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </Page>
  );
}

const List = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  padding: 0 ${space.lg};
`;
