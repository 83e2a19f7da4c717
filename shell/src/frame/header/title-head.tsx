import { Steps } from '@mall/ui-kit/data-display';
import { layoutOf, useFrameRoute } from '../frame-route.ts';
import { cartStep, cartSteps, headerTitle } from './header-face.ts';
import { KpChoice } from './kp-choice.tsx';
import { Logo } from './logo.tsx';

/** The quiet head of pages where something is finished: logo, title, and the steps to an order. */
export function TitleHead({ withSteps }: { withSteps: boolean }) {
  const title = useFrameRoute(headerTitle);
  const step = cartStep(useFrameRoute(layoutOf));
  return (
    <div className="frame-title-head">
      <div className="frame-body">
        <Logo />
        <strong className="frame-title">{title}</strong>
        {withSteps && step === 1 && <KpChoice />}
        {withSteps && (
          <div className="frame-steps">
            <Steps steps={cartSteps} current={step} label="下单步骤" />
          </div>
        )}
      </div>
    </div>
  );
}
