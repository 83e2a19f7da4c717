import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSdk } from './index.ts';

/** What a browser's XMLHttpRequest does, as far as an upload needs it: sends in pieces and tells of each. */
class PiecemealRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  url = '';
  private controller = new AbortController();
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }
  abort() {
    this.controller.abort();
  }
  async send(body: FormData) {
    const file = body.get('file') as File;
    try {
      for (const share of [0.25, 0.5, 1]) {
        await new Promise((resolve) => setImmediate(resolve));
        this.controller.signal.throwIfAborted();
        this.upload.onprogress?.({ loaded: file.size * share, total: file.size });
      }
      const answer = await fetch(this.url, { method: 'POST', headers: this.headers, body, signal: this.controller.signal });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
    } catch {
      if (this.controller.signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}

let refuses = false;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    const refusal = { code: 62002, message: '文件不能超过10 MB', reason: 'FILE_TOO_LARGE', details: { limit: 1 } };
    response.end(
      JSON.stringify(refuses ? refusal : { code: 0, message: '', body: { file: 'f', key: request.headers['idempotency-key'] } }),
    );
  });
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(globalThis, { XMLHttpRequest: PiecemealRequest });
});
afterAll(() => {
  server.close();
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

const upload = (options: object) =>
  createSdk({ baseUrl, headers: () => ({}) }).file.uploadFile({ file: new File(['x'.repeat(100)], '清单.csv') }, options);

test('an upload tells how much of it has gone, and answers as any call (rule inquiry 60)', async () => {
  const shares: number[] = [];
  const kept = await upload({ idempotencyKey: 'a-key-of-one-click', onProgress: (share: number) => shares.push(share) });
  expect(shares).toEqual([0.25, 0.5, 1]);
  expect(kept).toEqual({ file: 'f', key: 'a-key-of-one-click' });
  refuses = true;
  await expect(upload({ onProgress: () => {} })).rejects.toMatchObject({ reason: 'FILE_TOO_LARGE', requestId: 'r-1' });
  refuses = false;
});

test('given up on its way it is aborted; nobody there is a failure in words', async () => {
  const controller = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number) => {
    shares.push(share);
    controller.abort();
  };
  await expect(upload({ signal: controller.signal, onProgress })).rejects.toMatchObject({ reason: 'ABORTED' });
  expect(shares).toEqual([0.25]);
  const nobody = createSdk({ baseUrl: 'http://127.0.0.1:9', headers: () => ({}) });
  await expect(nobody.file.uploadFile({ file: new File(['x'], 'a.csv') }, { onProgress: () => {} })).rejects.toMatchObject({
    reason: 'NETWORK',
    message: '网络异常，请检查网络后重试',
  });
});
