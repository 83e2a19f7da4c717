export const packageStatuses = ['inTransit', 'delivered', 'signed'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

export const packageStatusNames: Readonly<Record<PackageStatus, string>> = { inTransit: '运输中', delivered: '已送达', signed: '已签收' };

/** The buyer may sign as soon as a package is on its way (rule delivery 4): it may stand at the door before the carrier says so. */
export const canSign = (status: PackageStatus): boolean => status !== 'signed';
