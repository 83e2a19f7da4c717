/** Where all campaigns are that run. */
export const promotionsUrl = '/catalog/promotionlist';
