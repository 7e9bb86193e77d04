// A world of billing, with a given media service and a gateway that only forwards webhooks.
import { createServer } from 'node:http';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { contextOfJob } from '@kloak/platform/engine/context.ts';
import type { Payments } from '@kloak/platform/ports/payments.ts';
import type { Settings } from '@kloak/platform/ports/platform.ts';
import type { Service } from '@kloak/platform/service.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { webhookPath } from '@kloak/proto/rules/sandbox-page.ts';
import type { SubscriptionResponse__Output } from '@kloak/proto/types/billing.ts';
import { billing } from '../service.ts';

export const cards = { taken: '4242424242424242', failsLater: '4000000000000341' };

export type BillingFixture = World & {
  /** Advances the clock of all services, and waits for the work due. */
  daysLater(days: number): Promise<void>;
  buy(who: string, plan: string, card?: string): Promise<void>;
  /** Shows a card on a page of the provider. */
  pay(url: string, card: string): Promise<void>;
  /** Changes the card on the provider's page. */
  changeCard(who: string, card: string): Promise<void>;
  subscriptionOf(who: string): Promise<SubscriptionResponse__Output>;
  /** Stores `bytes` in a vault. */
  keep(who: string, bytes: number): Promise<void>;
  /** Opens an upload of `bytes`. */
  upload(who: string, bytes: number): Promise<unknown>;
  subjectsTo(who: string): Promise<string[]>;
  /** Sent webhooks. `away`: the gateway refuses them; `losesAnswers`: it takes them but the answer is lost. */
  webhooks: { told: { body: string; signature: string }[]; away: boolean; losesAnswers: boolean; lostAnswers: number };
  /** A context of billing's own, as a sweep has it. */
  ctx(): ReactionCtx;
};

type FixtureOptions = { payments?: Payments; settings?: Partial<Settings> };

export async function startFixture(media: Service, { payments, settings }: FixtureOptions = {}): Promise<BillingFixture> {
  const webhooks: BillingFixture['webhooks'] = { told: [], away: false, losesAnswers: false, lostAnswers: 0 };
  let world: World;
  const gateway = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const signature = String(request.headers['stripe-signature']);
    webhooks.told.push({ body, signature });
    const taken =
      !webhooks.away &&
      request.url === webhookPath &&
      (await world
        .as()
        .call('billing', 'TakeWebhook', { body, signature })
        .catch(() => undefined));
    const isLost = Boolean(taken) && webhooks.losesAnswers;
    if (isLost) webhooks.lostAnswers += 1;
    response.writeHead(taken && !isLost ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  world = await startWorld(['identity', 'social', 'transcoding', 'groups', 'chat', media, billing], {
    lanes: 2,
    payments,
    settings: { ...settings, gatewayUrl: () => `http://127.0.0.1:${port}` },
  });
  const { as, harness, later } = world;
  const pageOf = (url: string) => url.split('/').at(-1) ?? '';
  const submit = async (url: string, cardNumber: string) => {
    await harness.as().call('billing', 'SubmitSandboxPage', { page: pageOf(url), cardNumber });
    await harness.settled();
  };
  const upload: BillingFixture['upload'] = (who, bytes) => as(who).call('media', 'OpenUpload', { files: [{ fileName: 'film.mp4', size: bytes }] });
  return {
    ...world,
    async daysLater(days) {
      later(days * dayMs);
      await harness.settled();
    },
    pay: submit,
    buy: async (who, plan, card = cards.taken) => submit((await as(who).call('billing', 'ChoosePlan', { plan })).url, card),
    changeCard: async (who, card) => submit((await as(who).call('billing', 'OpenPortal', {})).url, card),
    subscriptionOf: (who) => as(who).call('billing', 'GetSubscription', {}),
    async keep(owner, bytes) {
      const facts = { owner, upload: 'kept', bytes, reservedAfter: 0, usedAfter: bytes, openAfter: [], limitAfter: null };
      await seedEvent(harness, 'media', `ledger:${owner}`, owner, { type: 'SpaceReserved', data: facts });
      const item = { item: `kept-${owner}`, owner, kind: 'VIDEO' as const, privacy: 'PRIVATE' as const, size: bytes };
      const words = { title: '', description: '', category: '', fileName: 'film.mp4', key: 'original/kept', type: 'video/mp4' };
      await seedEvent(harness, 'media', `item:kept-${owner}`, owner, { type: 'ItemPublished', data: { ...item, ...words } });
      await harness.settled();
    },
    upload,
    async subjectsTo(who) {
      return (await harness.messages()).filter(({ to }) => to === `${who}@example.org`).map(({ subject }) => subject);
    },
    webhooks,
    ctx: () =>
      contextOfJob(harness.running('billing').runtime, {
        id: `test ${Math.random()}`,
        reaction: 'test',
        dueAt: world.now().toISOString(),
        attempts: 0,
        waits: 0,
      }),
    async close() {
      await world.close();
      gateway.closeAllConnections();
      gateway.close();
    },
  };
}
