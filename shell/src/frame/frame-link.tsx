import { Link } from '@mall/mf-kit';
import type { ComponentProps } from 'react';
import { GatedLink } from './gated-link.tsx';

/** Paths of a buyer's own: a visitor logs in first. */
const isOwn = (path: string) => /^\/(customer\/(?!forgetpassword)|mycart|checkout)/i.test(path);

/** A link that staff maintain: to a buyer's own page it asks a visitor to log in; outside the site it opens a new tab. */
export const FrameLink = (props: ComponentProps<typeof Link>) =>
  isOwn(props.to) ? <GatedLink {...props} /> : <Link newTab={!props.to.startsWith('/')} {...props} />;
