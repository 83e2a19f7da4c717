import { useSearchParams, useSession } from '@mall/mf-kit';
import { Button, ButtonLink, PhoneIcon } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import { useSiteFacts } from '../../../platform/site-facts.ts';
import { loginFailureOf } from '../../../session/login/login-failure.ts';
import { PlainPage } from '../../parts/plain-page.tsx';

type Step = 'asking' | 'confirmed' | 'refused' | 'failed';

const titles: Record<Step, string> = {
  asking: '在电脑上登录百工商城？',
  confirmed: '已确认，电脑上即将登录',
  refused: '已取消，电脑上不会登录',
  failed: '无法确认登录',
};

/** The phone's side of a scan login: who is signed in here lets the page that shows the code in, or refuses (rules login 35, 37). */
export default function ScanLoginPage() {
  const [query] = useSearchParams();
  const { shell } = useSiteFacts();
  const { contactName, customerName } = useSession();
  const [step, setStep] = useState<Step>('asking');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const token = query.get('token') ?? '';

  useEffect(() => {
    if (token.length >= 20) shell?.sdk.account.scanWxCode({ token }).catch(() => {});
  }, [shell, token]);

  async function answer(next: 'confirmed' | 'refused') {
    if (!shell) return;
    setBusy(true);
    try {
      await (next === 'confirmed' ? shell.sdk.account.confirmWxScan({ token }) : shell.sdk.account.refuseWxScan({ token }));
      setStep(next);
    } catch (error) {
      setProblem(loginFailureOf(error).message);
      setStep('failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <PlainPage
      sign={<PhoneIcon size={48} strokeWidth={1} />}
      title={titles[step]}
      ways={
        step === 'asking' ? (
          <>
            <Button variant="primary" size="lg" busy={isBusy} onClick={() => void answer('confirmed')}>
              确认登录
            </Button>
            <Button size="lg" disabled={isBusy} onClick={() => void answer('refused')}>
              取消
            </Button>
          </>
        ) : (
          <ButtonLink href="/">返回首页</ButtonLink>
        )
      }
    >
      {step === 'asking' && (
        <>
          将以 {contactName}
          {customerName && `（${customerName}）`} 的身份登录。若不是您本人在操作，请取消。
        </>
      )}
      {problem}
    </PlainPage>
  );
}
