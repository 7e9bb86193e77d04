import { derivedId } from '@kloak/platform/codec/keys.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { PushMessage, PushOutcome, PushSubscription } from '@kloak/platform/ports/web-push.ts';
import { type DevicePush, pushLifeMs, takesSilentPushes, withdrawnKind } from '@kloak/proto/rules/device-pushes.ts';
import { type PushDevice, pushDevices, removeDevices } from '../domain/push-devices.ts';
import { vapidKeys, vapidSubject } from '../tools/push-keys.ts';
import { pendingRequests, pendingRequestsOf } from '../views/pending-requests.ts';
import { readUnread } from '../views/read-entries.ts';

/** Requests that the badge counts. */
const maxCountedRequests = 100;

/** Number on the badge of the app: unread notifications and rooms, and unanswered requests. */
async function badgeOf(ctx: ReactionCtx, member: string): Promise<number> {
  const [unread, asked] = await Promise.all([readUnread(ctx, member), pendingRequestsOf(ctx.view(pendingRequests), member, maxCountedRequests)]);
  return unread.length + asked.length;
}

/** Time left for the pushes about an event. */
export const secondsLeft = (ctx: ReactionCtx, { at }: { at: string }): number =>
  Math.floor((Math.min(Date.parse(at), ctx.now().getTime()) + pushLifeMs - ctx.now().getTime()) / 1000);

/** A device with the address that its push service has given it. */
type Target = { device: PushDevice; subscription: PushSubscription };

/** Devices that can take a push of this kind. */
async function targetsOf(ctx: ReactionCtx, devices: readonly PushDevice[], kind: DevicePush['kind']): Promise<Target[]> {
  const texts = await Promise.all(devices.map(({ secret }) => ctx.secrets.get(secret)));
  return devices.flatMap((device, index) => {
    const text = texts[index];
    if (text === undefined) return [];
    const subscription: PushSubscription = JSON.parse(text);
    return kind === withdrawnKind && !takesSilentPushes(subscription.endpoint) ? [] : [{ device, subscription }];
  });
}

async function sendTo(ctx: ReactionCtx, member: string, { device: { secret }, subscription }: Target, message: PushMessage): Promise<PushOutcome> {
  const outcome = await ctx.webPush.send(subscription, message);
  if (outcome === 'dropped')
    await ctx.decide(
      pushDevices.of({ member }),
      removeDevices(member, (one) => one.secret === secret),
      { step: secret },
    );
  return outcome;
}

type Sending = { event: { at: string }; member: string; devices: readonly PushDevice[]; push: Omit<DevicePush, 'badge'> };

/** Sends a push to those devices that this job has not served yet. False if some are to be tried again. */
export async function sendToDevices(ctx: ReactionCtx, { event, member, devices, push }: Sending): Promise<boolean> {
  const markOf = ({ secret }: PushDevice) => ctx.id(`pushed:${push.tag}:${secret}`);
  const served = new Set((await ctx.rotations.getMany(devices.map(markOf))).map(({ id }) => id));
  const targets = await targetsOf(
    ctx,
    devices.filter((device) => !served.has(markOf(device))),
    push.kind,
  );
  if (targets.length === 0) return true;
  const [badge, vapid] = await Promise.all([badgeOf(ctx, member), vapidKeys(ctx)]);
  const message: PushMessage = {
    payload: JSON.stringify({ ...push, badge }),
    topic: derivedId('push', push.tag),
    vapid,
    subject: vapidSubject(ctx),
    secondsLeft: secondsLeft(ctx, event),
  };
  const outcomes = await Promise.all(targets.map((target) => sendTo(ctx, member, target, message)));
  const isServed = outcomes.every((outcome) => outcome !== 'failed');
  if (isServed) return true;
  // Marked only then: most pushes reach all devices at once, and a repeat of those replaces the displayed one.
  const until = new Date(ctx.now().getTime() + 2 * pushLifeMs).toISOString();
  for (const [at, { device }] of targets.entries())
    if (outcomes[at] !== 'failed')
      await ctx.rotations.advance({ id: markOf(device), person: member, generation: 1, at: ctx.now().toISOString(), until }, undefined);
  return false;
}
