import { space } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import { usePlatform } from '@mall/mf-kit';
import { readTab, useWrite, writeTab } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Field, TextArea } from '@mall/ui-kit/forms';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';

/** What staff ask back, and the buyer's answer (rule inquiry 28). What is typed is kept until it is answered. */
export function QuestionPanel({ inquiry: { id, question, answer }, onAnswered }: { inquiry: InquirySheet; onAnswered: () => void }) {
  const { sdk, notify } = usePlatform();
  const key = `mall:inquiry-answer:${id}`;
  const [words, setWords] = useState(() => readTab<string>(key) ?? '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useWrite();
  if (!question)
    return answer ? (
      <Panel title="您的回答">
        <p>{answer}</p>
      </Panel>
    ) : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const content = { inquiryId: id, answer: words.trim() };
    if (!content.answer) return field.current?.focus();
    const { answer: state } = await sending.run(content, (options) => sdk.inquiry.answerInquiryQuestion(content, options));
    if (!state) return;
    writeTab(key, undefined);
    notify({ tone: 'success', text: '已回答，报价员会继续报价' });
    onAnswered();
  }
  const fault = isTried && !words.trim() ? '请填写您的回答' : sending.failure;
  return (
    <Panel title="报价员想确认">
      <Form onSubmit={submit}>
        <p>{question}</p>
        <Field label="您的回答" error={fault || undefined}>
          <TextArea
            ref={field}
            rows={3}
            maxLength={500}
            counter
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              writeTab(key, event.target.value || undefined);
            }}
          />
        </Field>
        <Button type="submit" busy={sending.isBusy}>
          提交回答
        </Button>
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.md};
  & > :nth-child(2) {
    width: 100%;
  }
  & > p {
    overflow-wrap: anywhere;
  }
`;
