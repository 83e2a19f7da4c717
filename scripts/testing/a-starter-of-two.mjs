// A starter of two parts, for the tests: node a-starter-of-two.mjs PORT. What is asked of the one in front is answered once it is told to end, with what the other says then.
import { keepRunning, untilReady } from '../processes.mjs';

const port = Number(process.argv[2]);
const behind = `require('node:http').createServer((_, answer) => answer.end('still here')).listen(${port + 1}, '127.0.0.1')`;
const front = `
const told = new Promise((resolve) => process.once('SIGTERM', resolve));
const say = (text) => fetch('http://127.0.0.1:${port + 1}/').then((one) => one.text(), () => 'gone');
require('node:http').createServer(async (asked, answer) => {
  if (asked.url === '/ready') return answer.end();
  process.stdout.write('asked\\n');
  await told;
  answer.end(await say(), () => process.exit(0));
}).listen(${port}, '127.0.0.1')`;
keepRunning('behind', [process.execPath, '-e', behind], { endsLast: true });
keepRunning('front', [process.execPath, '-e', front]);
await untilReady(`http://127.0.0.1:${port + 1}/`, 60_000);
await untilReady(`http://127.0.0.1:${port}/ready`, 60_000);
process.stdout.write('up\n');
