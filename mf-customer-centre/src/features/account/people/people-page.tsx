import { space } from '@mall/design-tokens';
import { CentrePage, Panel, SimulationNotice, useIsSimulated } from '@mall/mall-parts/account';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, PageSkeleton, PlusIcon } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { peopleCall } from '../../../parts/calls.ts';
import { InvitationList } from './invitation-list.tsx';
import { PeopleLog } from './people-log.tsx';
import { PersonList } from './person-list.tsx';

const PersonDialog = lazy(() => import('./person-dialog.tsx'));
const StatusDialog = lazy(() => import('./status-dialog.tsx'));

export type People = CallOutput<'account.getKpList'>;
export type Person = People['people'][number];

/** /customer/accountmanage: the company's people, who may what, and what was done with them (rules account 28–34). */
export default function PeoplePage() {
  const { data, error, refresh, show } = useCall(peopleCall());
  const { sdk, notify } = usePlatform();
  const [edited, setEdited] = useState<Person | 'new'>();
  const [stopped, setStopped] = useState<Person>();
  const [changes, setChanges] = useState(0);
  const say = (text: string, people: People) => {
    show(people);
    setChanges((count) => count + 1);
    notify({ tone: 'success', text });
  };
  const attempt = async (text: string, work: () => Promise<People>) => {
    try {
      say(text, await work());
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
      void refresh();
    }
  };
  const isSimulated = useIsSimulated();
  const isForeign = error?.reason === 'RIGHT_TO_MANAGE_MISSING';
  return (
    <CentrePage title="账号管理">
      {data ? (
        <>
          <SimulationNotice />
          <Panel
            title="联系人"
            note={
              <Head>
                {data.people.filter(({ isEnabled }) => isEnabled).length} 位在用
                {!isSimulated && (
                  <Button icon={<PlusIcon size={14} />} onClick={() => setEdited('new')}>
                    邀请联系人
                  </Button>
                )}
              </Head>
            }
          >
            <PersonList
              people={data.people}
              onEdit={setEdited}
              onStop={setStopped}
              onStatus={(person, status, text) => attempt(text, () => sdk.account.setKpStatus({ id: person.id, status }))}
            />
          </Panel>
          {data.invitations.length > 0 && (
            <Panel title="待接受的邀请">
              <InvitationList
                invitations={data.invitations}
                onEnd={({ id, contactName }) => attempt(`已撤回对 ${contactName} 的邀请`, () => sdk.account.endKpInvitation({ id }))}
              />
            </Panel>
          )}
          <PeopleLog changes={changes} />
        </>
      ) : isForeign ? (
        <EmptyPanel title="您没有管理企业的权限">联系人、角色与权限由本企业主管管理</EmptyPanel>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="联系人" variant="table" count={4} />
      )}
      <Suspense>
        {edited && data && (
          <PersonDialog
            edited={edited === 'new' ? undefined : edited}
            departments={data.departments}
            onClose={() => setEdited(undefined)}
            onSaved={(people) => say(edited === 'new' ? '邀请已发送，对方接受后即可使用' : '已保存，立即生效', people)}
          />
        )}
        {stopped && (
          <StatusDialog
            person={stopped}
            onClose={() => setStopped(undefined)}
            onDone={(people) => say(`已停用 ${stopped.contactName}`, people)}
          />
        )}
      </Suspense>
    </CentrePage>
  );
}

const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.lg};
`;
