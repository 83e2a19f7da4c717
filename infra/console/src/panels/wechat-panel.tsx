import { Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import useSWR from 'swr';
import { sdk } from '../sdk.ts';
import { momentText, PanelState } from './panel-state.tsx';
import { ScanActs } from './scan-acts.tsx';

const purposes = { login: '登录', invite: '邀请注册' };

/** Plays the phone: scans a code, confirms a login as somebody, refuses it, binds a WeChat that is nobody's, or registers by invitation. */
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
        emptyText="打开商城登录框，右侧的二维码会出现在这里；“邀请注册”生成的邀请码也在这里。"
      >
        {(scans) => (
          <Table
            caption="微信扫码"
            rows={scans}
            rowKey={({ token }) => token}
            columns={[
              { key: 'time', header: '生成时间', width: '140px', cell: ({ createdAt }) => momentText(createdAt) },
              { key: 'purpose', header: '用途', width: '90px', cell: ({ purpose }) => purposes[purpose] },
              { key: 'token', header: '二维码', rowHeader: true, cell: ({ token }) => token.slice(0, 12) },
              { key: 'status', header: '状态', width: '140px', cell: ({ statusName }) => <Tag>{statusName}</Tag> },
              { key: 'acts', header: '手机操作', width: '430px', cell: (scan) => <ScanActs scan={scan} kpId={chosen} /> },
            ]}
          />
        )}
      </PanelState>
    </>
  );
}
