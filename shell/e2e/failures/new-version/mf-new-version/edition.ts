export const edition = '第一版';
