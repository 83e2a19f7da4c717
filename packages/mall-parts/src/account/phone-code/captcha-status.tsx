import { color, space, type } from '@mall/design-tokens';
import { Spinner, SuccessIcon, WarningIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { phoneCodeTexts } from './phone-code-texts.ts';
import type { Captcha } from './use-captcha.ts';

interface Props {
  captcha: Captcha;
  error?: string | undefined;
}

/** How far the captcha is: seen and spoken, with nothing to do for the buyer. Empty while none is asked for. */
export function CaptchaStatus({ captcha: { state }, error }: Props) {
  const shown = state === 'idle' && error ? 'failed' : state;
  return (
    <Line aria-live="polite" data-state={shown}>
      {shown === 'working' && (
        <>
          <Spinner /> {phoneCodeTexts.captchaWorking}
        </>
      )}
      {shown === 'done' && (
        <>
          <SuccessIcon size={16} /> {phoneCodeTexts.captchaDone}
        </>
      )}
      {shown === 'failed' && (
        <>
          <WarningIcon size={16} /> {error ?? phoneCodeTexts.captchaFailed}
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 22px;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  &:empty {
    position: absolute;
    min-height: 0;
  }
  &[data-state='done'] > svg {
    color: ${color.success};
  }
  &[data-state='failed'] {
    color: ${color.danger};
  }
`;
