import { type KpRight, may, missingRightWords, simulationWords } from '@mall/domain/account';
import { useSession } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';

/** Is it staff in a customer's account who is here? They see what its person sees; nearly nothing of it is theirs to do (rule operator 22). */
export const useIsSimulated = () => useSession().operatorName !== '';

/** May who is here do so in their company? A visitor is asked to log in first, and may (rule roles 14). Staff in the account neither order, pay nor manage. */
export const useMay = (right: KpRight) => {
  const isSimulated = useIsSimulated();
  return may(useSession(), right) && (right === 'seePrices' || !isSimulated);
};

/** Tells staff in a customer's account why there is nothing to press; nothing for everybody else. */
export const SimulationNotice = () => (useIsSimulated() ? <Notice tone="warning">{simulationWords}</Notice> : null);

/** Says why an action isn't there for who lacks the right to it (rule roles 18); nothing for everybody else. */
export const RightNotice = ({ right }: { right: KpRight }) => {
  const [isSimulated, isAllowed] = [useIsSimulated(), useMay(right)];
  if (isSimulated) return isAllowed ? null : <SimulationNotice />;
  return isAllowed ? null : <Notice tone="warning">{missingRightWords(right)}</Notice>;
};
