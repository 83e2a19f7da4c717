import { Button, NativeSelect, Table, Tag } from '@mall/ui-kit';
import { useState } from 'react';
import useSWR from 'swr';
import { sdk } from '../sdk.ts';
import { act, momentText, PanelState } from './panel-state.tsx';

/** Plays the phone: scans a login code, confirms it as somebody, or refuses. */
export function WechatPanel() {
  const { data: accounts = [] } = useSWR('accounts', () => sdk.console.getAccounts());
  const [kpId, setKpId] = useState('');
  const chosen = Number(kpId || accounts[0]?.kpId || 0);
  return (
    <>
      <NativeSelect
        aria-label="扮演的联系人"
        value={String(chosen)}
        onValueChange={setKpId}
        options={accounts.map((one) => ({ value: String(one.kpId), label: `${one.contactName} · ${one.companyName} · ${one.cellPhone}` }))}
      />
      <PanelState
        name="wechat"
        read={() => sdk.console.getWechatScans()}
        emptyTitle="没有等待扫码的二维码"
        emptyText="打开商城登录框，右侧的二维码会出现在这里。"
      >
        {(scans) => (
          <Table
            caption="扫码登录"
            rows={scans}
            rowKey={({ token }) => token}
            columns={[
              { key: 'time', header: '生成时间', width: '140px', cell: ({ createdAt }) => momentText(createdAt) },
              { key: 'token', header: '二维码', rowHeader: true, cell: ({ token }) => token.slice(0, 12) },
              { key: 'status', header: '状态', width: '140px', cell: ({ statusName }) => <Tag>{statusName}</Tag> },
              {
                key: 'acts',
                header: '手机操作',
                width: '320px',
                cell: ({ token, status }) => (
                  <>
                    <Button
                      size="sm"
                      disabled={status !== 'waiting'}
                      onClick={() => void act(() => sdk.console.scanWechatCode({ token }), '已扫码')}
                    >
                      扫码
                    </Button>{' '}
                    <Button
                      size="sm"
                      disabled={status !== 'scanned' || !chosen}
                      onClick={() => void act(() => sdk.console.confirmWechatScan({ token, kpId: chosen }), '已确认登录')}
                    >
                      确认登录
                    </Button>{' '}
                    <Button
                      size="sm"
                      disabled={status !== 'scanned'}
                      onClick={() => void act(() => sdk.console.refuseWechatScan({ token }), '已拒绝')}
                    >
                      拒绝
                    </Button>
                  </>
                ),
              },
            ]}
          />
        )}
      </PanelState>
    </>
  );
}
