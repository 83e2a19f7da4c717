import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** So long the rest of what is still being sent is taken: a connection that ends before takes the answer with it. */
const drainMs = 1000;

type Unreadable = Error & { code?: string };

const statusOf = ({ code }: Unreadable) => (code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400);

const words: Record<number, string> = {
  431: '网址或请求头太长，请缩短搜索词后重试。',
  408: '请求超时，请稍后重试。',
  400: '请求无法识别，请检查网址后重试。',
};

/**
 * Answers what never became a request: a head of more than 16 KB (10,000 letters in an address), one that came too slowly, or nonsense. Nothing is known of it, not even its path,
 * so a person is answered; programs have the status (rule page-addresses 18).
 */
export function answerUnreadable(error: Unreadable, socket: Socket): void {
  // A connection that is gone, or has its answer already.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  if (!socket.writable) return void socket.destroy(error);
  const status = statusOf(error);
  const body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>百工商城</title><p>${words[status]}</p><p><a href="/">返回首页</a></p>`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), drainMs).unref();
}
