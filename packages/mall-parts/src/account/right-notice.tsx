import { type KpRight, may, missingRightWords } from '@mall/domain/account';
import { useSession } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';

/** May who is here do so in their company? A visitor is asked to log in first, and may (rule roles 14). */
export const useMay = (right: KpRight) => may(useSession(), right);

/** Says why an action isn't there for who lacks the right to it (rule roles 18); nothing for everybody else. */
export const RightNotice = ({ right }: { right: KpRight }) =>
  useMay(right) ? null : <Notice tone="warning">{missingRightWords(right)}</Notice>;
