import type { StaffInquiry, StaffInquiryLine } from '@mall/api-contract/staff';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { AddLineForm } from './add-line-form.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { InquiryFacts, Stack } from './inquiry-facts.tsx';
import { InquiryTag } from './inquiry-tag.tsx';
import { QuoteTable } from './quote-table.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { SendPanel } from './send-panel.tsx';

/** One inquiry: who asks and what is open between us, the sheet to quote line by line, and sending it. */
export default function InquiryPage() {
  const id = Number(useParams().inquiryId) || 0;
  const { data: inquiry, error, mutate } = useRead(['staff.getInquiry', id], (sdk) => sdk.staff.getInquiry({ inquiryId: id }));
  if (inquiry) return <Ready key={inquiry.id} inquiry={inquiry} />;
  return (
    <NotReady
      what="询价单"
      error={error}
      isMissing={error?.reason === 'INQUIRY_NOT_FOUND' || error?.reason === 'BAD_REQUEST'}
      missing={{
        title: '没有找到这张询价单',
        text: '请核对单号，或在上方搜索。',
        action: <Link to="/inquiries?view=all">查看全部询价单</Link>,
      }}
      onRetry={() => void mutate()}
    />
  );
}

function Ready({ inquiry }: { inquiry: StaffInquiry }) {
  const [refused, setRefused] = useState<{ line: StaffInquiryLine; at: number }>();
  const [isAsking, setAsking] = useState(false);
  const refuse = useCallback((line: StaffInquiryLine, at: number) => setRefused({ line, at }), []);
  return (
    <Screen title={`询价单 ${inquiry.inquiryNumber}`} note={<InquiryTag inquiry={inquiry} />}>
      <Stack>
        <InquiryFacts inquiry={inquiry} />
        {inquiry.canQuote && (inquiry.attachments.length > 0 || inquiry.lines.length === 0) && <AddLineForm inquiryId={inquiry.id} />}
        <QuoteTable inquiry={inquiry} onRefuse={refuse} />
        {inquiry.canQuote && <SendPanel inquiry={inquiry} onAsk={() => setAsking(true)} />}
      </Stack>
      {refused && <RefuseDialog inquiryId={inquiry.id} {...refused} onClose={() => setRefused(undefined)} />}
      {isAsking && <AskDialog inquiry={inquiry} onClose={() => setAsking(false)} />}
    </Screen>
  );
}
