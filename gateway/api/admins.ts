import { giveAdminRights, listAdmins, revokeAdminRights } from '@kloak/proto/api/admins.ts';
import { type Route, route } from './route.ts';

export const admins: readonly Route[] = [
  route(giveAdminRights, {
    rpc: 'identity.GiveAdminRights',
    limit: 'changeAdmins',
    toRequest: ({ body: { email, password } }) => ({ email, password }),
    toAnswer: ({ email }) => ({ email }),
  }),
  route(revokeAdminRights, {
    rpc: 'identity.RevokeAdminRights',
    limit: 'changeAdmins',
    toRequest: ({ body: { email, password } }) => ({ email, password }),
    toAnswer: ({ email }) => ({ email }),
  }),
  route(listAdmins, {
    rpc: 'identity.ListAdmins',
    limit: 'read',
    toRequest: () => ({}),
    toAnswer: ({ admins, changes, passwordNeeded }) => ({
      admins: admins.map(({ account, ...admin }) => ({ _id: account, ...admin })),
      changes: changes.map(({ id, ...change }) => ({ _id: id, ...change })),
      passwordNeeded,
    }),
  }),
];
