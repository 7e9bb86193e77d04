// Access to groups. Checked from a view first, then again by the decision on the group's stream.
import { groupMembers, groupsListed, membersAmong } from '@kloak/access/group-members.ts';
import { noItem, notYours } from '@kloak/access/may-view-item.ts';
import { connectedAmong, factsOf, type KnownItem, relations, relativesOf } from '@kloak/access/relations.ts';
import { verifiedToConnect } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { maxGroupsOfMember, notConnectedToInvite } from '@kloak/proto/rules/groups.ts';
import { checkIsAdmin, checkOwns, checkSees } from '../domain/group.ts';
import { type FoundStanding, findStanding } from '../views/standing.ts';
import { standingOf } from './standing.ts';

type GroupRequest = { group: string };

/**
 * Members with a confirmed address for whom the group exists; the handler receives the account and its relation to the group. Refuses: 401, 403
 * `not-verified`, 404 `no-group`, 503.
 */
export const seesGroup: Access<GroupRequest, FoundStanding & { me: string }> = {
  rule: 'group-viewer',
  async check(ctx, { group }) {
    const me = await verifiedToConnect.check(ctx, {});
    const found = await findStanding(ctx.strict, group, me);
    checkSees(found?.standing, me);
    return { ...found, me };
  },
};

/** Refuses: 403 `not-connected` if one of the others is not connected with the caller. */
async function checkConnected(ctx: Ctx, me: string, others: readonly string[]): Promise<void> {
  const named = others.filter((other) => other !== me);
  const connected = await connectedAmong(ctx.strict(relations), me, named);
  if (!named.every((other) => connected.has(other))) throw refusalOf(notConnectedToInvite);
}

/**
 * Members with a confirmed address who invite only connections; the handler receives the account. Refuses: 401, 403 `not-verified`, `not-connected`,
 * 503.
 */
export const foundsGroup: Access<{ invited: string[] }, string> = {
  rule: verifiedToConnect.rule,
  async check(ctx, { invited }) {
    const me = await verifiedToConnect.check(ctx, {});
    await checkConnected(ctx, me, invited);
    return me;
  },
};

/** True if the member is in the maximum number of groups. A view answers, so concurrent joins may exceed it slightly. */
export async function isInTooMany(ctx: Pick<Ctx, 'view'>, who: string): Promise<boolean> {
  return (await groupsListed(ctx.view(groupMembers), who, 'groups')).length >= maxGroupsOfMember;
}

/** Admins of the group; the handler receives the account. Refuses: 401, 403 `not-group-admin`, 404 `no-group`, 503. */
export const administers: Access<GroupRequest, string> = {
  rule: 'group-admin',
  async check(ctx, { group }) {
    const me = ctx.account();
    checkIsAdmin(await standingOf(ctx, group, me), me);
    return me;
  },
};

/**
 * The same, with an own image as the banner. `narrowed`: how often that image was made private. Refuses: 401, 403 `not-group-admin`, `not-yours`, 404
 * `no-group`, `no-item`, 503.
 */
export const changesGroup: Access<GroupRequest & { image?: string }, { me: string; narrowed: number }> = {
  rule: administers.rule,
  async check(ctx, { group, image }) {
    const me = await administers.check(ctx, { group });
    return { me, narrowed: image ? (await ownItem(ctx, me, image)).narrowed : 0 };
  },
};

async function ownItem(ctx: Ctx, me: string, item: string): Promise<KnownItem> {
  const facts = await factsOf(ctx.strict(relations), item);
  if (!facts) throw noItem();
  if (facts.owner !== me) throw notYours();
  return facts;
}

/** Owner of the group; the handler receives the account. Refuses: 401, 403 `not-group-owner`, 404 `no-group`, 503. */
export const owns: Access<GroupRequest, string> = {
  rule: 'group-owner',
  async check(ctx, { group }) {
    const me = ctx.account();
    checkOwns(await standingOf(ctx, group, me), me);
    return me;
  },
};

/** Checked by the decision itself: the group may be in the trash, and a repeated hand-over must find the first. The handler receives the account. */
export const ownsAsDecided: Access<GroupRequest, string> = { rule: owns.rule, check: (ctx) => ctx.account() };

/** True if somebody is connected with a member of the group. Only the first 500 relatives are checked. */
export async function hasConnectionIn(ctx: Ctx, group: string, who: string): Promise<boolean> {
  const relatives = await relativesOf(ctx.strict(relations), who);
  return (await membersAmong(ctx.strict(groupMembers), group, relatives)).size > 0;
}

/**
 * Admins, who invite their connections, or those of a member; a person who blocks the inviter is not notified (`invitesOf`). Refuses: 401, 403
 * `not-group-admin`, `not-connected`, 404 `no-group`, 503.
 */
export const invitesOthers: Access<GroupRequest & { invite: string[] }, string> = {
  rule: administers.rule,
  async check(ctx, { group, invite }) {
    const me = ctx.account();
    checkIsAdmin(await standingOf(ctx, group, me), me);
    const reader = ctx.strict(relations);
    const [known, members] = await Promise.all([connectedAmong(reader, me, invite), membersAmong(ctx.strict(groupMembers), group, invite)]);
    for (const other of new Set(invite)) {
      const isKnown = known.has(other) || members.has(other) || (await hasConnectionIn(ctx, group, other));
      if (!isKnown) throw refusalOf(notConnectedToInvite);
    }
    return me;
  },
};

/** All members; for a named group, its admins. Refuses: 401, 403 `not-group-admin`, 404 `no-group`, 503. */
export const findsInvitable: Access<{ group?: string }, string> = {
  rule: administers.rule,
  check: (ctx, { group }) => (group === undefined ? ctx.account() : administers.check(ctx, { group })),
};
