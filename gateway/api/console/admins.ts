import { giveAdminRights, listAdmins, revokeAdminRights } from '@kloak/proto/api/admins.ts';
import { type Route, route } from '../route.ts';

export const admins: readonly Route[] = [
  route(giveAdminRights, {
    rpc: 'identity.GiveAdminRights',
    limit: 'changeAdmins',
    toRequest: ({ body: { email, password } }) => ({ email, password }),
  }),
  route(revokeAdminRights, {
    rpc: 'identity.RevokeAdminRights',
    limit: 'changeAdmins',
    toRequest: ({ body: { email, password } }) => ({ email, password }),
  }),
  route(listAdmins, {
    rpc: 'identity.ListAdmins',
    limit: 'read',
    toAnswer: ({ admins, changes, passwordNeeded }) => ({
      admins: admins.map(({ account, ...admin }) => ({ _id: account, ...admin })),
      changes: changes.map(({ id, ...change }) => ({ _id: id, ...change })),
      passwordNeeded,
    }),
  }),
];
