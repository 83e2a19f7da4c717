import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

const megabyte = 1024 * 1024;
let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({
    areaCode: 'module.exports = { widgets: {} };',
    paths: [],
    api: (request, response) => {
      let size = 0;
      const refuse = () =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":62003,"message":"文件不能超过10 MB"}');
      if (Number(request.headers['content-length']) > 11 * megabyte) return void refuse();
      request
        .on('data', (chunk: Buffer) => {
          size += chunk.length;
        })
        .on('end', () => response.end(JSON.stringify({ code: 0, message: '', body: { size, type: request.headers['content-type'] } })));
    },
  });
});
afterAll(() => stand.close());

const upload = async (bytes: number) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], '清单.xlsx'));
  return (await fetch(`${stand.site}/api/common/UploadFile`, { method: 'POST', body: form })).json() as Promise<{
    code: number;
    message: string;
    body: { size: number; type: string };
  }>;
};

test('ten megabytes go through as they came, many times what a page’s call may be', async () => {
  const { code, body } = await upload(10 * megabyte);
  expect([code, body.size > 10 * megabyte, body.type.startsWith('multipart/form-data; boundary=')]).toEqual([0, true, true]);
});

test('what the API refuses is told in its own words', async () => {
  expect((await upload(40 * megabyte)).message).toBe('文件不能超过10 MB');
});
