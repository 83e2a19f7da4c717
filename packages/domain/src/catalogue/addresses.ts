/** Page of a category: `/c-22039` (rule page-addresses 1). */
export const categoryUrl = (categoryId: number): string => `/c-${categoryId}`;

/** Page of a brand. */
export const brandUrl = (manufacturerId: number): string => `/b-${manufacturerId}`;

/** Page of a SKU, its number in upper case. */
export const skuUrl = (skuNumber: string): string => `/p/${encodeURIComponent(skuNumber.toUpperCase())}`;

/** A file of a SKU: a picture, a drawing, its data sheet (rules drawing 1, 2). */
export const skuFileUrl = (skuNumber: string, file: string): string => `/img/sku/${encodeURIComponent(skuNumber)}/${file}`;

/** The drawing of a SKU: thumb in lists, large on its page. */
export const skuPictureUrl = (skuNumber: string, size: 'thumb' | 'large'): string => skuFileUrl(skuNumber, `${size}.svg`);

/** The mark of a brand. */
export const brandPictureUrl = (manufacturerId: number): string => `/img/brand/${manufacturerId}.svg`;

/** A banner of the home page. */
export const bannerPictureUrl = (bannerId: number): string => `/img/banner/${bannerId}.svg`;

/** The paper of a proxy certificate. */
export const certificatePictureUrl = (certificateId: number): string => `/img/certificate/${certificateId}.svg`;
