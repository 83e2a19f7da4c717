import { useAct } from '../calls/use-act.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

interface Props {
  title: string;
  /** What follows from it. */
  text: string;
  done: string;
  /** Names the act, for its key. */
  content: readonly unknown[];
  send: (why: string, options: { idempotencyKey: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Ends something before its time; why is kept. */
export function EndDialog({ title, text, done, content, send, onClose }: Props) {
  const act = useAct({ done, isSafe: true });
  return (
    <WhyDialog
      title={title}
      hint="记入操作日志"
      whenMissing="请填写原因"
      act={act}
      onSay={(why) => act.run([...content, why], (options) => send(why, options))}
      onClose={onClose}
    >
      <p>{text}</p>
    </WhyDialog>
  );
}
