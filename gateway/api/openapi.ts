// OpenAPI document, generated from the contract.
import type { Call } from '@kloak/proto/api/call.ts';
import { idempotencyKeyHeader } from '@kloak/proto/api/headers.ts';
import { idempotencyKey } from '@kloak/proto/api/idempotency-key.ts';
import { callsByName } from '@kloak/proto/api/index.ts';
import { refusal } from '@kloak/proto/api/refusal.ts';
import { successOf } from '@kloak/proto/api/success.ts';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { isUnsafe } from './incoming.ts';

/** `io`: how it is written by clients, or how they read it. */
function schemaOf(type: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}

const json = (schema: object) => ({ 'application/json': { schema } });
/** A form with the fields of the body and one file. */
const form = (body: object, { field }: NonNullable<Call['multipart']>) => ({
  'multipart/form-data': {
    schema: { allOf: [body, { type: 'object', properties: { [field]: { type: 'string', format: 'binary' } }, required: [field] }] },
  },
});
const refused = { $ref: '#/components/responses/Refused' };
const sentKey = { $ref: '#/components/parameters/IdempotencyKey' };

function contentOf({ body, multipart }: Call): object {
  const schema = schemaOf(body, 'input');
  return multipart ? form(schema, multipart) : json(schema);
}

function operationOf(call: Call): object {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = (call.queried ?? []).map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }));
  const isPublic = call.who === 'public';
  return {
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? ''],
    security: isPublic ? [] : [{ session: [] }],
    parameters: [...inPath, ...inQuery, ...(isUnsafe(call) ? [sentKey] : [])],
    ...(call.method !== 'GET' && { requestBody: { content: contentOf(call) } }),
    responses: {
      200: { description: 'Done.', content: json(schemaOf(successOf(call.answer), 'output')) },
      ...(!isPublic && { 401: refused }),
      '4XX': refused,
      503: refused,
    },
  };
}

/** The whole API; `accessCookie`: name of the cookie with the access token. */
export function openApi(accessCookie: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of callsByName.values()) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kloak',
      version: '1',
      description: 'All calls of the vault. Answers are `{success: true, …}`; lists return `next`, to be sent back as `before`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: accessCookie } },
      parameters: { IdempotencyKey: { name: idempotencyKeyHeader, in: 'header', required: false, schema: schemaOf(idempotencyKey, 'input') } },
      responses: {
        Refused: { description: 'Refused: `code` is for programs, `message` for people.', content: json(schemaOf(refusal, 'output')) },
      },
    },
  };
}

/** Answers with the document, which is generated on the first request. */
export function openApiAnswer(accessCookie: string): RequestHandler {
  let document: object | undefined;
  return (_request, response) => {
    document ??= openApi(accessCookie);
    response.json(document);
  };
}
