// The OpenAPI document, made of the rows.
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Route } from './route.ts';

const failure = {
  description: 'Turned down: `code` is for programs, `message` for people.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'code', 'message', 'requestId'],
        properties: { success: { const: false }, code: { type: 'string' }, message: { type: 'string' }, requestId: { type: 'string' } },
      },
    },
  },
};

const success = {
  description: 'Done.',
  content: { 'application/json': { schema: { type: 'object', required: ['success'], properties: { success: { const: true } }, additionalProperties: true } } },
};

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'A repeat within 24 h answers as the first did.',
};

function operationOf(row: Route): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(row.input, { io: 'input', unrepresentable: 'any' });
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const isRead = row.method === 'GET';
  return {
    summary: row.summary,
    tags: [row.path.split('/')[2] ?? ''],
    security: row.who === 'public' ? [] : [{ session: [] }],
    parameters: isRead ? inPath : [...inPath, keyHeader],
    ...(isRead ? {} : { requestBody: { content: { 'application/json': { schema } } } }),
    responses: { 200: success, ...(row.who === 'public' ? {} : { 401: failure }), '4XX': failure, 503: failure },
  };
}

function openApi(routes: readonly Route[], accessCookie: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of routes) paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kloak',
      version: '1',
      description: 'The calls of the vault. Answers are `{success: true, …}`; lists answer `next`, sent back as `before`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: accessCookie } } },
  };
}

/** Answers the document, which is made when somebody asks for it. */
export function openApiAnswer(routes: readonly Route[], accessCookie: string): RequestHandler {
  let document: object | undefined;
  return (_request, response) => {
    document ??= openApi(routes, accessCookie);
    response.json(document);
  };
}
