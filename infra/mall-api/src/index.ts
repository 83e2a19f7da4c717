// The front door for who starts a mall: the product with what it is given from outside.
export { startMallApi } from './start-mall-api.ts';
