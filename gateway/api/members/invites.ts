import type { ResponseOf } from '@kloak/platform/rpc.ts';
import { deleteInvite, findInviter, listInvites, resendInvite, sendInvite } from '@kloak/proto/api/invites.ts';
import type { Invite } from '@kloak/proto/api/types.ts';
import { avatarDataUrl } from '../../bytes/avatar.ts';
import { type Route, route } from '../route.ts';
import { cardOf } from '../shapes.ts';

const invitesOf = (invites: ResponseOf<'social.ListInvites'>['invites'], account: string): Invite[] =>
  invites.map(({ id, email, joined }) => ({ _id: id, email, userId: account, accountCreated: joined }));

export const invites: readonly Route[] = [
  route(sendInvite, {
    rpc: 'social.SendInvite',
    limit: 'invite',
    toRequest: ({ body }) => ({ to: body.email }),
    toAnswer: ({ invites, member, connected }, { account }) => ({
      newList: invitesOf(invites, account),
      ...(member && { member: cardOf(member) }),
      ...(connected && { connected }),
    }),
  }),
  route(listInvites, {
    rpc: 'social.ListInvites',
    limit: 'read',
    toAnswer: ({ invites }, { account }) => ({ list: invitesOf(invites, account) }),
  }),
  route(findInviter, {
    rpc: 'social.GetInviter',
    limit: 'verify',
    toRequest: ({ body }) => ({ token: body.invite }),
    toAnswer: ({ account, username }) => ({ inviter: { username, image: avatarDataUrl(account) } }),
  }),
  route(deleteInvite, {
    rpc: 'social.RemoveInvite',
    limit: 'write',
    toRequest: ({ body }) => ({ email: body.email }),
    toAnswer: ({ invites }, { account }) => ({ list: invitesOf(invites, account) }),
  }),
  route(resendInvite, {
    rpc: 'social.ResendInvite',
    limit: 'invite',
    toRequest: ({ body }) => ({ email: body.email }),
  }),
];
