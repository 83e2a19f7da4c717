export { autoSignBefore, autoSignDeadline } from './auto-sign.ts';
export { canSign, type PackageStatus, packageStatuses, packageStatusNames } from './package-status.ts';
export { noTrackingNumber, parcelText } from './parcel-text.ts';
