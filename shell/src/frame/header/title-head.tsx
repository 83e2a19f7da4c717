import { Steps } from '@mall/ui-kit/data-display';
import { useFrameRoute } from '../frame-route.ts';
import { cartStep, cartSteps, headerTitle } from './header-face.ts';
import { KpChoice } from './kp-choice.tsx';
import { Logo } from './logo.tsx';

/** The quiet head of pages where something is finished: logo, title, and the steps to an order. */
export function TitleHead({ withSteps }: { withSteps: boolean }) {
  const route = useFrameRoute();
  return (
    <div className="frame-title-head">
      <div className="frame-body">
        <Logo />
        <strong className="frame-title">{headerTitle(route)}</strong>
        {withSteps && cartStep(route.layout) === 1 && <KpChoice />}
        {withSteps && (
          <div className="frame-steps">
            <Steps steps={cartSteps} current={cartStep(route.layout)} label="下单步骤" />
          </div>
        )}
      </div>
    </div>
  );
}
