export { canSign, type PackageStatus, packageStatuses, packageStatusNames } from './package-status.ts';
