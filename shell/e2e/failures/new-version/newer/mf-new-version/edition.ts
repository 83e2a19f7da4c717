export const edition = '第二版';
