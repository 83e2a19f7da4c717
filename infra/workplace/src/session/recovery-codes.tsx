import { color, radius, space, type } from '@mall/design-tokens';
import { Button, CopyText, DownloadIcon } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { StepForm } from './step-form.tsx';

interface Props {
  codes: string[];
  account: string;
  onDone: () => void;
}

function download(account: string, codes: string[]) {
  const text = `百工商城 员工工作台\n账号 ${account} 的恢复码，每个只能使用一次：\n\n${codes.join('\n')}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = `恢复码-${account}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shown once: the way in without the phone. Nobody goes on before they say that they kept them. */
export function RecoveryCodes({ codes, account, onDone }: Props) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <StepForm
      title="保存恢复码"
      text="手机不在身边时，用恢复码代替验证码登录。它们只在这里显示一次，请存放在安全的地方。"
      failure=""
      isBusy={false}
      submitText="进入工作台"
      isReady={isKept}
      onSubmit={onDone}
    >
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Keep>
        <CopyText text={codes.join('\n')} label="复制全部恢复码">
          复制全部
        </CopyText>
        <Button size="sm" icon={<DownloadIcon size={14} />} onClick={() => download(account, codes)}>
          下载
        </Button>
      </Keep>
      <Checkbox label="我已保存恢复码" checked={isKept} onCheckedChange={setKept} />
    </StepForm>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space.sm} ${space.lg};
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.ground};
  code { font-family: ${type.familyMono}; font-size: ${type.sizeLead}; }
`;
const Keep = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.lg};
`;
