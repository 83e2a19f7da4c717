import { call } from '@mall/mf-kit';

export const hotProductsCall = () => call('home.getMallHotProduct');
