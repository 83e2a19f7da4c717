// A starter of one small part, for the tests: node a-starter.mjs PORT FOLDER
import { claimFolder, claimPorts } from '../claim.mjs';
import { keepRunning, stopAll, untilReady } from '../processes.mjs';

const [, , port, folder] = process.argv;
const part = `require('node:http').createServer((_, answer) => answer.end(String(process.pid))).listen(${port}, '127.0.0.1')`;
try {
  claimFolder(folder);
  await claimPorts({ PORT: Number(port) }, 5000);
  const kept = keepRunning('part', [process.execPath, '-e', part]);
  await untilReady(`http://127.0.0.1:${port}/`, 20_000);
  kept.keep();
  process.stdout.write('up\n');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await stopAll(1);
}
