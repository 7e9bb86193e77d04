import { call } from '@kloak/proto/api/call.ts';
import { isNameTaken } from '@kloak/proto/api/users.ts';
import { z } from 'zod';
import { handlerRoute, route } from './route.ts';

it('does not compile when its translations give something else than the contract and the rpc say', () => {
  const asked = { rpc: 'identity.IsNameTaken', limit: 'lookup' } as const;
  const toRequest = () => ({ name: 'anna' });
  // @ts-expect-error `exists` is no text
  route(isNameTaken, { ...asked, toRequest, toAnswer: () => ({ exists: 'yes' }) });
  // @ts-expect-error an answer lacks a field
  route(isNameTaken, { ...asked, toRequest, toAnswer: () => ({}) });
  // @ts-expect-error the rpc takes no number
  route(isNameTaken, { ...asked, toRequest: () => ({ name: 1 }), toAnswer: ({ exists }) => ({ exists }) });
  // @ts-expect-error there is no such rpc
  route(isNameTaken, { rpc: 'identity.IsNmaeTaken', limit: 'lookup', toRequest, toAnswer: () => ({ exists: true }) });
  handlerRoute(isNameTaken, {
    rpcs: ['identity.IsMailTaken'],
    limit: 'lookup',
    // @ts-expect-error it asks an rpc that it does not name
    handle: async (_deps, { ask }) => ask('identity.IsNameTaken', { name: 'anna' }),
  });
  const optional = call({
    method: 'POST',
    path: '/api/x',
    who: 'public',
    summary: '',
    body: z.object({}),
    answer: z.strictObject({ next: z.string().optional() }),
  });
  expect(route(optional, { ...asked, toRequest, toAnswer: () => ({ next: undefined }) }).rpcs).toEqual(['identity.IsNameTaken']);
});

it('needs no translation where the rpc takes what is sent, and answers what is told, under the same names', async () => {
  const asked = { rpc: 'identity.IsNameTaken', limit: 'lookup' } as const;
  const said = { method: 'POST', path: '/api/x', who: 'public', summary: '' } as const;
  const answer = z.strictObject({ exists: z.boolean() });
  const same = call({ ...said, body: z.object({ name: z.string(), profileId: z.string() }), answer });
  expect(route(same, asked).rpcs).toEqual(['identity.IsNameTaken']);
  expect(route(call({ ...same, answer: z.strictObject({}) }), asked).call.path).toBe('/api/x');
  // @ts-expect-error the rpc takes another name
  route(call({ ...same, body: z.object({ username: z.string() }) }), asked);
  // @ts-expect-error the rpc takes no more than a name
  route(call({ ...same, body: z.object({ name: z.string(), more: z.string() }) }), asked);
  // @ts-expect-error the rpc takes a text
  route(call({ ...same, body: z.object({ name: z.number() }) }), asked);
  // @ts-expect-error the rpc answers no text
  route(call({ ...same, answer: z.strictObject({ exists: z.string() }) }), asked);
  // @ts-expect-error the rpc does not answer it
  route(call({ ...same, answer: z.strictObject({ exists: z.boolean(), more: z.string() }) }), asked);
});
