export { openFile } from './open-file.ts';
export { useFileJob } from './use-file-job.ts';
