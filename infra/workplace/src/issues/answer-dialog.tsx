import type { StaffIssue } from '@mall/api-contract/after-sales';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** What was done about a form. */
export function AnswerDialog({ issue, onClose }: { issue: StaffIssue; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已登记处理结果', isSafe: true });
  return (
    <WhyDialog
      title={`处理 ${issue.issueNumber}`}
      label="登记处理"
      asked="处理结果"
      hint="例如：已更正图片"
      whenMissing="请填写处理结果"
      act={act}
      onSay={(why) => {
        const answer = { id: issue.id, why };
        return act.run(['answerIssue', answer], (options) => sdk.afterSales.answerIssue(answer, options));
      }}
      onClose={onClose}
    >
      <p>{issue.content}</p>
    </WhyDialog>
  );
}
