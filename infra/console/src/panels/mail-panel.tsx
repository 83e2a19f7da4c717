import { CopyText } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import styled from 'styled-components';
import { sdk } from '../sdk.ts';
import { momentText, PanelState } from './panel-state.tsx';

const codeOf = (text: string) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
const isCode = (subject: string) => subject.includes('验证码');

/** Mail that would have been sent, newest first; a code is copied with one click. */
export function MailPanel() {
  return (
    <PanelState
      name="mail"
      read={() => sdk.console.getMailMessages({})}
      emptyTitle="还没有邮件"
      emptyText="在商城的“消息”页填写邮箱，验证码和之后的邮件提醒就会出现在这里。"
    >
      {(messages) => (
        <Table
          caption="邮件"
          rows={messages}
          rowKey={({ id }) => String(id)}
          columns={[
            { key: 'time', header: '时间', width: '140px', cell: ({ createdAt }) => momentText(createdAt) },
            { key: 'to', header: '收件人', width: '200px', rowHeader: true, cell: ({ to }) => to },
            {
              key: 'code',
              header: '验证码',
              width: '100px',
              cell: ({ subject, text }) => (isCode(subject) && codeOf(text) ? <CopyText text={codeOf(text)!} /> : '–'),
            },
            {
              key: 'text',
              header: '内容',
              cell: ({ subject, text }) => (
                <>
                  <b>{subject}</b>
                  <Words>{text}</Words>
                </>
              ),
            },
          ]}
        />
      )}
    </PanelState>
  );
}

const Words = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
