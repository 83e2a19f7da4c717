// The front door: what staff answered is told by a job.
export { startTellingSuppliers } from './tell-supplier.ts';
