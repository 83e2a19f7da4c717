export { typedFen as fenOf } from '@mall/domain/money';
