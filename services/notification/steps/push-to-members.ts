import { chunksOf } from '@kloak/platform/async/chunks.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { earliestMail } from '../domain/mail-hours.ts';
import { devicesOf, pushDevicesView, pushEndpoints } from '../views/push-devices.ts';
import { type Reader, readerOf } from '../views/reader.ts';
import { mailTime } from './mail-time.ts';
import type { PushCandidate } from './push-candidate.ts';
import { secondsLeft, sendToDevices } from './send-to-devices.ts';

/** Members whose pushes are sent at the same time. */
const maxAtOnce = 10;

export const readDevices = (ctx: ReactionCtx, members: readonly string[]) =>
  devicesOf({ devices: ctx.view(pushDevicesView), endpoints: ctx.view(pushEndpoints) }, members);

/** Quiet hours hold once the member has chosen them. */
function isQuiet(ctx: ReactionCtx, { choseMails, mail }: Reader): boolean {
  const now = mailTime(ctx);
  return choseMails && earliestMail(now, mail) > now.toISOString();
}

/** `isNext`: a first look, before anything else is read. `claim` notes the push, and is false if another job was first. */
type PushClaims = { isNext?(candidate: PushCandidate): Promise<boolean>; claim(candidate: PushCandidate): Promise<boolean> };

/**
 * Sends pushes about an event to the members who have devices. Refuses: 503 `push-later` while some are to be sent again, or after quiet hours; for a day
 * at most.
 */
export async function pushToMembers(
  ctx: ReactionCtx,
  event: { at: string },
  candidates: readonly PushCandidate[],
  { isNext, claim }: PushClaims,
): Promise<void> {
  const devices = await readDevices(
    ctx,
    candidates.map(({ member }) => member),
  );
  const pushOne = async (candidate: PushCandidate): Promise<boolean> => {
    const { member, tag } = candidate;
    if (isNext && !(await isNext(candidate))) return true;
    const reader = await readerOf(ctx, member);
    const content = await candidate.read(reader);
    if (content === undefined) return true;
    if (isQuiet(ctx, reader)) return secondsLeft(ctx, event) <= 0;
    if (!(await claim(candidate))) return true;
    return sendToDevices(ctx, { event, member, devices: devices.get(member) ?? [], push: { ...content, tag } });
  };
  const reached = candidates.filter(({ member }) => (devices.get(member) ?? []).length > 0);
  let isDone = true;
  for (const some of chunksOf(reached, maxAtOnce)) {
    const outcomes = await Promise.all(some.map(pushOne));
    isDone &&= outcomes.every(Boolean);
  }
  if (!isDone) throw unavailable('A push service', 'push-later');
}
