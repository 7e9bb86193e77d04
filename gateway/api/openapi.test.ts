import { callsByName } from '@kloak/proto/api/index.ts';
import { z } from 'zod';
import { openApi } from './openapi.ts';

const document = JSON.parse(JSON.stringify(openApi('kloak-access')));
const calls = [...callsByName.values()];

/** Every schema in a schema. */
function* schemasIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield { ...value };
  for (const part of Object.values(value)) yield* schemasIn(part);
}

/** Target of a `$ref`. */
function resolved({ $ref = '' }: { $ref?: string }): unknown {
  return $ref
    .split('/')
    .slice(1)
    .reduce((part, name) => part[name], document);
}

describe.each([...callsByName])('%s', (_name, call) => {
  const operation = document.paths[call.path][call.method.toLowerCase()];

  it('describes its answer to the last field', () => {
    const { schema } = operation.responses[200].content['application/json'];
    for (const variant of schema.anyOf ?? [schema]) expect(variant.required).toContain('success');
    for (const { type, properties, additionalProperties } of schemasIn(schema)) {
      // A record is described by the schema of its values.
      if (type === 'object') expect(additionalProperties).toEqual(properties === undefined ? { type: expect.stringMatching(/^(string|boolean)$/) } : false);
    }
  });

  it('says how it is turned down', () => {
    const refused = ['4XX', '503', ...(call.who === 'signed-in' ? ['401'] : [])];
    for (const status of refused) {
      expect(resolved(operation.responses[status])).toMatchObject({
        content: { 'application/json': { schema: { required: ['success', 'code', 'message', 'requestId'] } } },
      });
    }
    expect(Object.keys(operation.responses).toSorted()).toEqual(['200', ...refused].toSorted());
  });

  it('says what is sent', () => {
    expect(operation.summary).toBe(call.summary);
    const parameters = operation.parameters.map((one: { $ref?: string; name?: string }) => (one.$ref === undefined ? one : resolved(one)));
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const isUnsafe = call.method !== 'GET' || call.unsafe === true;
    const inAddress = [...inPath, ...(call.queried ?? [])];
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(isUnsafe ? [...inAddress, 'Idempotency-Key'] : inAddress);
    expect(operation.requestBody === undefined).toBe(call.method === 'GET');
  });
});

it('lists tell how they are asked for, and how they go on', () => {
  const lists = calls
    .filter(({ method }) => method === 'POST')
    .map((call) => document.paths[call.path].post)
    .filter((operation) => {
      const answer = operation?.responses[200].content['application/json'].schema;
      return answer?.properties?.next !== undefined;
    });
  const goesOn = calls.filter(({ answer }) => answer instanceof z.ZodObject && 'next' in answer.shape);
  for (const { method, queried } of goesOn) if (method === 'GET') expect(queried).toEqual(expect.arrayContaining(['page', 'perPage', 'before']));
  expect(lists).toHaveLength(goesOn.filter(({ method }) => method === 'POST').length);
  for (const { requestBody, responses } of lists) {
    expect(requestBody.content['application/json'].schema.properties).toMatchObject({
      page: { type: 'integer', minimum: 0 },
      perPage: { type: 'integer', minimum: 1 },
      before: { type: 'string' },
    });
    expect(responses[200].content['application/json'].schema.properties.next).toEqual({ type: 'string' });
  }
});
