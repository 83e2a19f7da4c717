import { space } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Button, Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import type { Security } from './security-page.tsx';

type Device = Security['devices'][number];

interface Props {
  devices: readonly Device[];
  onEnd: (id: number | undefined, said: string) => void;
}

/** Devices that hold a session of this person; each can be ended, and all others at once (rule login 2). */
export const DeviceList = ({ devices, onEnd }: Props) => (
  <>
    <Table<Device>
      caption="已登录的设备"
      rows={devices}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: '设备',
          rowHeader: true,
          cell: ({ name, isThis }) => (
            <>
              {name} {isThis && <Tag kind="success">本机</Tag>}
            </>
          ),
        },
        { key: 'ip', header: '网络地址', width: '140px', cell: ({ ip }) => ip },
        { key: 'since', header: '登录时间', width: '150px', cell: ({ signedInAt }) => displayMinute(signedInAt, 'short') },
        { key: 'seen', header: '最近使用', width: '150px', cell: ({ seenAt }) => displayMinute(seenAt, 'short') },
        {
          key: 'do',
          header: '操作',
          width: '110px',
          align: 'end',
          cell: ({ id, name, isThis }) =>
            !isThis && (
              <Button variant="link" aria-label={`退出登录 ${name}`} onClick={() => onEnd(id, `已退出 ${name}`)}>
                退出登录
              </Button>
            ),
        },
      ]}
    />
    {devices.some(({ isThis }) => !isThis) && (
      <Foot>
        <Button onClick={() => onEnd(undefined, '其他设备已全部退出')}>退出其他所有设备</Button>
      </Foot>
    )}
  </>
);

const Foot = styled.div`
  padding-top: ${space.lg};
`;
