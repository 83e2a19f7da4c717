import { Link } from '@mall/mf-kit';
import type { ComponentProps } from 'react';
import { GatedLink } from './gated-link.tsx';

/** Paths of a buyer's own, and the coupon centre, whose offers are for buyers: a visitor logs in first (rule login 18). */
const isOwn = (path: string) => /^\/(customer\/(?!forgetpassword)|mycart|checkout|discount\/coupon-index)/i.test(path);

/** A link that staff maintain: to a buyer's own page it asks a visitor to log in; outside the site it opens a new tab. */
export const FrameLink = (props: ComponentProps<typeof Link>) =>
  isOwn(props.to) ? <GatedLink {...props} /> : <Link newTab={!props.to.startsWith('/')} {...props} />;
