import { secondPassSeconds } from '@kloak/access/erasing.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { type Reaction, reaction } from '@kloak/platform/reaction.ts';
import { pushDevices, removeDevices } from '../domain/push-devices.ts';

/** The devices of an ended session receive nothing more. */
async function endSession(ctx: ReactionCtx, { data: { account, session } }: { data: { account: string; session: string } }): Promise<void> {
  await ctx.decide(
    pushDevices.of({ member: account }),
    removeDevices(account, (one) => one.session === session),
  );
}

/** The second pass is for a device that subscribed by an access token which outlived its session. */
export const endPushDevices: readonly Reaction[] = [
  reaction({ name: 'end-push-devices', from: 'now', on: { identity: { SessionEnded: endSession } } }),
  reaction({ name: 'end-late-push-devices', from: 'now', afterSeconds: secondPassSeconds, on: { identity: { SessionEnded: endSession } } }),
];

/** All devices of a deleted account. */
export const forgetPushDevices = (ctx: ReactionCtx, member: string) =>
  ctx.decide(
    pushDevices.of({ member }),
    removeDevices(member, () => true),
  );
