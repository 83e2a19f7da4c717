import { startMallApi } from './start-mall-api.ts';

await startMallApi();
