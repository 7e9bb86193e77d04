import { z } from 'zod';
import { api } from './calls.ts';
import { callsByName } from './index.ts';
import { requestOf } from './request.ts';
import { successOf } from './success.ts';
import type { Answer, Api, ApiName, Body } from './types.ts';

describe.each([...callsByName])('%s', (_name, { path, body, answer }) => {
  it('can be described to clients', () => {
    const sent = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    for (const [, field = ''] of path.matchAll(/\{(\w+)\}/g)) expect(Object.keys(sent.properties ?? {})).toContain(field);
    expect(() => z.toJSONSchema(successOf(answer))).not.toThrow();
  });

  it('answers nothing that it does not declare', () => {
    const { error } = answer.safeParse({ isAuth: false, notDeclared: 1 });
    expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: expect.arrayContaining(['notDeclared']) }));
  });
});

it('no two calls have one name', () => {
  expect(callsByName.size).toBe(Object.keys(api).length);
});

it('clients get types for what is sent and what comes back', () => {
  const body: Body<'POST /api/comment/saveComment'> = { content: 'Lovely!', writer: { _id: 'anna' }, imagePostId: 'photo' };
  const answer: Answer<'GET /api/users/username/{name}'> = { exists: true };
  const named: ApiName = 'GET /api/users/auth';
  const page: Api['POST /api/comment/getComments']['body'] = { postId: 'photo', before: 'next' };
  // @ts-expect-error the contract has no such call
  const misspelt: ApiName = 'GET /api/users/auht';
  // @ts-expect-error a number is no content
  const wrong: Body<'POST /api/comment/saveComment'>['content'] = 1;
  expect([body, answer, named, page, misspelt, wrong]).toHaveLength(6);
});

describe('the request of a call', () => {
  it('has the fields of the path there, encoded, and no body where none is sent', () => {
    expect(requestOf('GET /api/users/username/{name}', { name: 'a/b ü' })).toEqual({ method: 'GET', path: '/api/users/username/a%2Fb%20%C3%BC' });
  });

  it('has all others in the body', () => {
    expect(requestOf('POST /api/users/verify', { token: 't' })).toEqual({ method: 'POST', path: '/api/users/verify', body: { token: 't' } });
  });

  it('is not made without a field of the path', () => {
    expect(() => requestOf('GET /api/users/username/{name}', {})).toThrow('"name"');
  });
});
