export { SendProgress } from './send-progress.ts';
export { useUploads } from './use-uploads.ts';
