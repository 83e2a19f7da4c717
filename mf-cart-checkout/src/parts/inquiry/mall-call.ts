import { call } from '@mall/mf-kit';

/** Who issues a paper: as the foot of every page says it (rule layout 36). */
export const mallCall = () => call('layout.getMallLayOut');
