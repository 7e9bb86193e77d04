import {
  changePassword,
  deleteAccount,
  endSession,
  findProfile,
  getDataUsage,
  getProfile,
  increaseUploadCounter,
  isMailTaken,
  isNameTaken,
  keepAccount,
  listSessions,
  seenHelp,
} from '@kloak/proto/api/users.ts';
import { planOf } from '@kloak/proto/rules/plans.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { handlerRoute, type Route, route } from '../route.ts';
import { connectionsOf, profileOf, usageOf } from '../shapes.ts';
import { productOf } from './plans.ts';
import { register, verify } from './registering.ts';

export const users: readonly Route[] = [
  register,
  verify,
  route(isNameTaken, {
    rpc: 'identity.IsNameTaken',
    limit: 'lookup',
    toRequest: ({ body }) => ({ name: body.name }),
  }),
  route(isMailTaken, {
    rpc: 'identity.IsMailTaken',
    limit: 'lookup',
    toRequest: ({ body }) => ({ address: body.address }),
  }),
  handlerRoute(getProfile, {
    rpcs: ['social.GetProfile', 'social.ListConnections', 'billing.GetPlan'],
    limit: 'read',
    async handle(_deps, { ask, body: { username } }) {
      const received = await ask('social.GetProfile', { username });
      const profile = profileOf(assertPresent(received.profile));
      // A profile without an address is a stranger's.
      if (profile.email === undefined) return { profile: { ...profile, posts: [] } };
      // Uploads are counted of oneself alone.
      if (received.uploadCount === undefined) return { profile };
      const [{ connections }, { plan }] = await Promise.all([
        ask('social.ListConnections', {}).then(connectionsOf),
        ask('billing.GetPlan', { email: profile.email }),
      ]);
      const { friends, requested, pending } = connections;
      return { profile: { ...profile, uploadCount: received.uploadCount, friends, requested, pending, product: productOf(planOf(plan)) } };
    },
  }),
  handlerRoute(increaseUploadCounter, { rpcs: [], limit: 'write', handle: async () => ({}) }),
  route(findProfile, {
    rpc: 'social.FindProfile',
    limit: 'lookup',
    toRequest: ({ body }) => ({ query: body.query }),
    toAnswer: ({ profile }) => ({ profile: profileOf(assertPresent(profile)) }),
  }),
  route(listSessions, {
    rpc: 'identity.ListSessions',
    limit: 'read',
    toAnswer: ({ sessions }) => ({ sessions: sessions.map(({ id, ...session }) => ({ _id: id, ...session })) }),
  }),
  route(endSession, {
    rpc: 'identity.EndSession',
    limit: 'write',
    toRequest: ({ body }) => ({ session: body.sessionId }),
  }),
  route(changePassword, {
    rpc: 'identity.ChangePassword',
    limit: 'changePassword',
  }),
  route(seenHelp, { rpc: 'identity.NoteHelpSeen', limit: 'write', toRequest: ({ body }) => ({ help: body.help }) }),
  route(deleteAccount, {
    rpc: 'identity.DeleteAccount',
    // Shares a limit with password changes, since both allow guessing.
    limit: 'changePassword',
  }),
  route(keepAccount, { rpc: 'identity.KeepAccount', limit: 'write' }),
  route(getDataUsage, {
    rpc: 'media.GetUsage',
    limit: 'read',
    toAnswer: (usage) => ({ dataUsage: usageOf(usage) }),
  }),
];
