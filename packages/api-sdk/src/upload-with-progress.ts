interface Wish {
  method?: string;
  headers?: HeadersInit;
  body?: BodyInit | null;
  signal?: AbortSignal | null;
}

const headersOf = (text: string): [string, string][] =>
  text
    .trim()
    .split(/[\r\n]+/)
    .flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()] as [string, string]] : [];
    });

/**
 * As `fetch`, for a body that takes long to send: only XMLHttpRequest tells how much of it has gone.
 * @param onProgress told the share that has gone, 0 to 1
 * @throws the signal's reason where it was aborted; {TypeError} nobody answered
 */
export const uploadWithProgress = (url: string, { method = 'POST', headers, body, signal }: Wish, onProgress: (share: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.min(1, loaded / total) : 0);
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request.getAllResponseHeaders()) }));
    request.onerror = () => reject(new TypeError('nobody answered'));
    request.onabort = () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    request.send(body as XMLHttpRequestBodyInit);
  });
