import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';

/** Kept where an older build stored it in clear: it ends mails and does nothing else, and mails that were sent go on to have a link. */
const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('unsubscribe-token-key', newTokenKey, 'keep');

/** The token that ends the mails to a member. It does not expire: a mail may be old. */
export const writeUnsubscribeToken = async (ctx: Pick<Ctx, 'secrets'>, member: string): Promise<string> => signToken(await key(ctx), [member]);

/** For whom we made a token; nothing of any other. */
export const readUnsubscribeToken = async (ctx: Pick<Ctx, 'secrets'>, token: string): Promise<string | undefined> => readToken(await key(ctx), token)?.[0];
