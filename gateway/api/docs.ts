// The page of the API: a viewer from its npm package, served by ourselves, started by a script of its own (nothing inline).
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';

const folder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const parts = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kloak API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true });\n`;

/** The page and its parts, under `/api/docs`. */
export function apiDocs(): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/', (_request, response) => void response.type('html').send(page));
  router.get('/start.js', (_request, response) => void response.type('js').send(start));
  for (const part of parts) router.get(`/${part}`, (_request, response) => response.sendFile(part, { root: folder, maxAge: '1d' }));
  return router;
}
