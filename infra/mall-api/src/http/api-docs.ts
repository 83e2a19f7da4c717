import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const script = 'text/javascript; charset=utf-8';
/** Asked for when it is served: in production the viewer isn't installed. */
const fromViewer = {
  'swagger-ui-bundle.js': { type: script, file: () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js') },
  'swagger-ui.css': { type: 'text/css; charset=utf-8', file: () => require.resolve('swagger-ui-dist/swagger-ui.css') },
};

const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>百工商城 API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

// Without `validatorUrl: null` a validator of the viewer's makers would be asked about the document.
const start =
  "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', docExpansion: 'none', filter: true, deepLinking: true, showExtensions: true, validatorUrl: null });";

/**
 * The calls of the API to look through and try, at `/api/docs`: an ordinary viewer of OpenAPI over `/openapi.json`. For development: the viewer is no
 * dependency of what runs in production.
 */
export function serveApiDocs(app: FastifyInstance) {
  const config = { outsideContract: 'pages of the documentation, in development' };
  app.get('/api/docs', { config }, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', { config }, (_request, reply) => reply.type(script).send(start));
  for (const [name, { type, file }] of Object.entries(fromViewer))
    app.get(`/api/docs/${name}`, { config }, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(file())),
    );
}
