import { CopyText } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { sdk } from '../sdk.ts';
import { momentText, PanelState } from './panel-state.tsx';

const codeOf = (text: string) => (text.includes('验证码') ? /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] : undefined);

/** Text messages that would have been sent, newest first; a code is copied with one click. */
export function SmsPanel() {
  return (
    <PanelState
      name="sms"
      read={() => sdk.console.getSmsMessages({})}
      emptyTitle="还没有短信"
      emptyText="在商城登录框里获取验证码，短信就会出现在这里。"
    >
      {(messages) => (
        <Table
          caption="短信"
          rows={messages}
          rowKey={({ id }) => String(id)}
          columns={[
            { key: 'time', header: '时间', width: '140px', cell: ({ createdAt }) => momentText(createdAt) },
            { key: 'phone', header: '手机号', width: '130px', rowHeader: true, cell: ({ phone }) => phone },
            { key: 'code', header: '验证码', width: '120px', cell: ({ text }) => (codeOf(text) ? <CopyText text={codeOf(text)!} /> : '–') },
            { key: 'text', header: '内容', cell: ({ text }) => text },
          ]}
        />
      )}
    </PanelState>
  );
}
