import type { FastifyInstance } from 'fastify';

/**
 * The policy of a page: scripts and style sheets only with this response's nonce, nothing from elsewhere.
 * @param localOrigins development servers of an operator whose page this is; their bundles connect for reloading
 * @param captchaOrigins where an outside captcha service's dialog comes from
 * @param isFramed whether our own pages may show it beside them
 */
export const contentSecurityPolicy = (nonce: string, localOrigins: string[] = [], captchaOrigins: string[] = [], isFramed = false) => {
  const captcha = captchaOrigins.map((origin) => ` ${origin}`).join('');
  const local = localOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = localOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${local}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes a few computed sizes as style attributes; they can't load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${captcha}`,
    `connect-src 'self'${local}${sockets}${captcha}`,
    ...(captcha ? [`frame-src 'self'${captcha}`] : []),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
};

const oneYear = 31_536_000;

/** Headers every answer carries; those about documents are left out of scripts, which are none: 190 bytes on each of a page's ten. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${oneYear}`);
    if (String(reply.getHeader('content-type')).startsWith('text/javascript')) return;
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    // Only the host of one area says otherwise, which stands in the debugging page's frame, and a page that is previewed beside its editor.
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}
