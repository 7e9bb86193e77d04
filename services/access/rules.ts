// Access rules that calls declare; the engine applies them before each call. Tests of every public route in every role refer to a rule's name
// (gateway/testing/expectations.ts).
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { notAdmin, notVerified, notVerifiedToConnect } from '@kloak/proto/rules/people/members.ts';
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import { accounts, rightsOf } from './accounts.ts';
import { mayViewItem } from './may-view-item.ts';
import type { ItemFacts } from './policy.ts';

/** Everybody, guests too. */
export const anyone: Access<unknown, undefined> = { rule: 'anyone', check: () => undefined };

/**
 * The gateway or another service for itself, as in trust/may-call.ts, which refuses all others before a call is read. No public route uses such a call,
 * so members gain nothing by it.
 */
export const internal: Access<unknown, undefined> = { rule: 'internal', check: () => undefined };

/** Signed-in members; the handler receives the account. Refuses: 401. */
export const member: Access<unknown, string> = { rule: 'member', check: (ctx) => ctx.account() };

/** Members with a confirmed address. Refuses: 401, 403 `not-verified` with this message, 503. The service lists the view `accounts`. */
const verifiedOr = (refused: Fault): Access<unknown, string> => ({
  rule: 'verified',
  async check(ctx) {
    const account = ctx.account();
    const rights = await rightsOf(ctx.strict(accounts), account);
    if (!rights.verified) throw refusalOf(refused);
    return account;
  },
});

export const verified = verifiedOr(notVerified);
/** An unconfirmed address may belong to another person, so it gives no place in a family. */
export const verifiedToConnect = verifiedOr(notVerifiedToConnect);

/** Admins. Refuses: 401, 403 `not-admin`, 503. The service lists the view `accounts`. */
export const admin: Access<unknown, string> = {
  rule: 'admin',
  async check(ctx) {
    const account = ctx.account();
    const rights = await rightsOf(ctx.strict(accounts), account);
    if (!rights.admin) throw refusalOf(notAdmin);
    return account;
  },
};

/** An item that the caller may view. */
export type ViewableItem = ItemFacts & { viewer: string };

/** Viewers of the requested item. Refuses: 401, 403 `not-yours`, 404 `no-item`, 503. The service lists `relations`, `grants`, `groupMembers` and `roomGrants`. */
export const viewerOf = <Request>(itemOf: (request: Request) => string): Access<Request, ViewableItem> => ({
  rule: 'viewer',
  check: async (ctx, request) => ({ ...(await mayViewItem(ctx, itemOf(request))), viewer: ctx.account() }),
});
