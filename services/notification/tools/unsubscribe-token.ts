import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';

/** The key stays where an older build stored it in plain text. It can only end mails, and links of sent mails must keep working. */
const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('unsubscribe-token-key', newTokenKey, 'keep');

/** The token that ends the mails to a member. It does not expire: a mail may be old. */
export const writeUnsubscribeToken = async (ctx: Pick<Ctx, 'secrets'>, member: string): Promise<string> => signToken(await key(ctx), [member]);

/** Member of a token with our signature; `undefined` for any other. */
export const readUnsubscribeToken = async (ctx: Pick<Ctx, 'secrets'>, token: string): Promise<string | undefined> => readToken(await key(ctx), token)?.[0];
