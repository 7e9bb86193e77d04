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
