import { call } from '@mall/mf-kit';

export const brandsCall = () => call('catalogue.getAllManufacturer');
