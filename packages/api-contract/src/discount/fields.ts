import Type from 'typebox';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Which of the company's coupons: left out the best, 0 none. One that is not there, or doesn't fit, counts as left out. */
export const CouponId = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'left out: the best one; 0: none' }));
