import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { dayMs, hourMs } from '@kloak/proto/rules/durations.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';
import { commentEvent, heart, mentionEvent } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';
import { founded, invited, joined, posted } from './testing/groups.ts';
import { pushedTo } from './testing/pushed.ts';
import { pendingRequests } from './views/pending-requests.ts';

let world: NotificationFixture;
let phones: Awaited<ReturnType<typeof pushedTo>>;
beforeEach(async () => {
  world = await startFixture();
  phones = await pushedTo(() => world);
  await world.join('Anna', 'Ben', 'Clara');
  await world.accept('anna', 'ben');
  await world.readShown('ben');
  for (const who of ['anna', 'ben']) await phones.device(who);
});
afterEach(async () => {
  await world.close();
  await phones.close();
  expect(phones.failures).toEqual([]);
});

/** Shares photos together: one story. */
async function share(story: string, ...items: string[]): Promise<void> {
  for (const [number, item] of items.entries()) {
    await world.publishUndrawn('anna', item);
    await world.media('anna', item, { type: 'ItemJoinedStory', data: { item, owner: 'anna', story, number } });
    await world.draw('anna', item);
  }
}
const titles = async (name: string) => (await phones.got(name)).map(({ title }) => title);
const message = (seq: number, writer = 'anna', members = ['anna', 'ben'], room = 'r'): ChatEvent => ({
  type: 'MessageSent',
  data: { room, isGroup: false, members, seq, writer, body: 'Words of Anna', items: [], grants: [] },
});
const roomRead = (who: string, seq: number): ChatEvent => ({ type: 'RoomRead', data: { room: 'r', who, seq } });

describe('a member’s device hears', () => {
  it('of a story at once, and once more when it has grown', async () => {
    await share('s', 'one', 'two');
    expect(await phones.got('ben')).toEqual([{ kind: 'POSTS', title: 'Anna shared a photo.', url: '/story/s', tag: 'story:s', badge: 1 }]);
    await share('s', 'three');
    expect(await titles('ben')).toEqual([]);
    world.later(30_000);
    expect(await titles('ben')).toEqual(['Anna shared 3 photos.']);
    await share('s', 'four');
    world.later(30_000);
    expect(await titles('ben')).toEqual([]);
    await share('later', 'five');
    expect(await titles('ben')).toEqual(['Anna shared a photo.']);
    expect(await titles('anna')).toEqual([]);
  });

  it('of comments, answers, mentions and hearts, without a word of them', async () => {
    await share('s', 'lake');
    await world.social('anna', commentEvent('ben', 'lake', 'c'), heart('ben', 'lake'));
    const got = await phones.got('anna');
    expect(got.map(({ kind, title, tag }) => [kind, title, tag]).sort()).toEqual([
      ['COMMENTS', 'Ben commented on your photo or video.', 'comments:lake'],
      ['HEARTS', 'Ben hearted your photo or video.', 'hearts:lake'],
    ]);
    expect(got.find(({ kind }) => kind === 'COMMENTS')?.url).toBe('/image/lake#comment=c');
    await phones.got('ben');
    await world.social('anna', commentEvent('anna', 'lake', 'd', 'c'), mentionEvent('ben', 'anna', 'lake', 'e'));
    expect((await titles('ben')).sort()).toEqual(['Anna mentioned you in a comment.', 'Anna replied to your comment.']);
    expect(JSON.stringify(got)).not.toContain('lovely');
  });

  it('of messages, once for each, under the tag of their room', async () => {
    await world.chat('r', message(1));
    expect(await phones.got('ben')).toEqual([{ kind: 'CHAT_MESSAGES', title: 'Anna wrote to you in the chat.', url: '/home#room=r', tag: 'room:r', badge: 1 }]);
    await world.chat('r', message(2));
    expect((await phones.got('ben')).map(({ tag, badge }) => [tag, badge])).toEqual([['room:r', 1]]);
    expect(await titles('anna')).toEqual([]);
  });

  it('of requests to connect and invites to groups', async () => {
    await world.social('low', { type: 'ConnectionRequested', data: { low: 'ben', high: 'clara', by: 'clara' } });
    await world.groups('g', founded('g'), invited('g', 'anna', 'ben'));
    expect((await phones.got('ben')).map(({ kind, title, tag }) => [kind, title, tag])).toEqual([
      ['CONNECTION_REQUESTS', 'Clara asks to connect with you.', 'request:clara'],
      ['GROUP_INVITES', 'You are invited to Lake.', 'invite:g'],
    ]);
  });

  it('of posts to a group, if the member wants to hear of them', async () => {
    await world.groups('g', founded('g'), joined('g', 'ben'), posted('g', { post: 'p' }));
    expect(await titles('ben')).toEqual(['Anna posted to Lake.']);
    await world.choose('ben', 'g', 'NONE');
    await world.groups('g', posted('g', { post: 'q' }));
    expect(await titles('ben')).toEqual([]);
  });
});

describe('a device hears nothing', () => {
  it('of what its member may not see any more', async () => {
    await world.disconnect('anna', 'ben');
    await share('s', 'one');
    expect(await titles('ben')).toEqual([]);
  });

  it('of muted kinds, in notifications or pushes', async () => {
    await world.mute('ben', 'POSTS');
    await share('s', 'one');
    await world.as('ben').call('notification', 'ChangeSettings', { muted: [], push: { muted: ['CHAT_MESSAGES'] } });
    await world.chat('r', message(1));
    expect(await titles('ben')).toEqual([]);
    await world.as('ben').call('notification', 'ChangeSettings', { muted: [], push: { pushed: ['CHAT_MESSAGES'] } });
    await world.chat('r', message(2));
    expect(await titles('ben')).toEqual(['Anna wrote to you in the chat.']);
  });

  it('of members whom its own blocks', async () => {
    await world.block('ben', 'anna');
    await world.chat('r', message(1));
    expect(await titles('ben')).toEqual([]);
  });

  it('in quiet hours that its member chose, and then of what is still unread', async () => {
    const mail = { rhythm: 'WEEKLY' as const, muted: [], atOnce: [], quietFrom: 9, quietTo: 10, timeZone: 'UTC' };
    await world.as('ben').call('notification', 'ChangeMailSettings', { mail });
    await world.chat('r', message(1));
    await share('s', 'one');
    expect(phones.asked).toEqual([]);
    await world.chat('r', roomRead('ben', 1));
    world.later(hourMs + 15 * 60_000);
    expect(await titles('ben')).toEqual(['Anna shared a photo.']);
  });

  it('once it unsubscribed, or its session ended', async () => {
    await phones.device('ben', 'tablet', 'other-session');
    await world.chat('r', message(1));
    expect([await titles('ben'), await titles('tablet')]).toEqual([['Anna wrote to you in the chat.'], ['Anna wrote to you in the chat.']]);
    await world.as('ben').call('notification', 'UnsubscribePushes', { endpoint: `${phones.origin}/send/tablet` });
    await world.chat('r', message(2));
    expect([(await titles('ben')).length, await titles('tablet')]).toEqual([1, []]);
    await seedEvent(world.harness, 'identity', 'session:s', 'ben', {
      type: 'SessionEnded',
      data: { session: 'session-of-ben', account: 'ben', reason: 'SIGNED_OUT' },
    });
    await world.chat('r', message(3));
    expect(await titles('ben')).toEqual([]);
  });
});

it('what is read elsewhere is withdrawn, once, and only what was pushed', async () => {
  await share('s', 'one');
  await world.chat('r', message(1));
  await phones.got('ben');
  await world.chat('r', roomRead('ben', 1));
  expect(await phones.got('ben')).toEqual([{ kind: 'read', title: '', url: '/notification', tag: 'room:r', badge: 1 }]);
  await world.readShown('ben');
  expect(await phones.got('ben')).toEqual([{ kind: 'read', title: '', url: '/notification', tag: 'story:s', badge: 0 }]);
  await world.chat('r', roomRead('ben', 1));
  await world.readShown('ben');
  expect(await phones.got('ben')).toEqual([]);
  await world.chat('r', message(2));
  expect((await phones.got('ben')).map(({ kind }) => kind)).toEqual(['CHAT_MESSAGES']);
});

it('nothing is withdrawn where a browser ends a subscription whose pushes display nothing', async () => {
  const sent: string[] = [];
  world.harness.fake.webPush(() => ({
    isPublic: async () => true,
    async send({ endpoint }, { payload }) {
      sent.push(`${JSON.parse(payload).kind} ${new URL(endpoint).hostname}`);
      return 'delivered';
    },
  }));
  const { keys } = phones.subscribe('phone');
  for (const host of ['web.push.apple.com', 'push.example.net'])
    await world.harness.as('ben', host).call('notification', 'SubscribePushes', { endpoint: `https://${host}/1`, ...keys });
  await world.chat('r', message(1));
  await world.chat('r', roomRead('ben', 1));
  await world.harness.settled();
  expect(sent.filter((one) => !one.endsWith('127.0.0.1') && !one.endsWith('localhost')).sort()).toEqual([
    'CHAT_MESSAGES push.example.net',
    'CHAT_MESSAGES web.push.apple.com',
    'read push.example.net',
  ]);
});

it('the badge is counted only if a device takes the push', async () => {
  let counted = 0;
  world.harness.fake.storeOf('notification').views(({ reader }) => ({
    reader(view) {
      const real = reader(view);
      return {
        ...real,
        page(request) {
          if (view.name === pendingRequests.name) counted += 1;
          return real.page(request);
        },
      };
    },
  }));
  const sent: string[] = [];
  world.harness.fake.webPush(() => ({
    isPublic: async () => true,
    async send(_to, { payload }) {
      sent.push(JSON.parse(payload).kind);
      return 'delivered';
    },
  }));
  await world.as('ben').call('notification', 'UnsubscribePushes', { endpoint: `${phones.origin}/send/ben` });
  const { keys } = phones.subscribe('phone');
  await world.harness.as('ben', 'phone').call('notification', 'SubscribePushes', { endpoint: 'https://web.push.apple.com/1', ...keys });
  await world.chat('r', message(1));
  await world.harness.settled();
  expect([sent, counted]).toEqual([['CHAT_MESSAGES'], 1]);
  await world.chat('r', roomRead('ben', 1));
  await world.harness.settled();
  expect([sent, counted]).toEqual([['CHAT_MESSAGES'], 1]);
});

it('addresses of devices are in no event, and forgotten with the device, or the account', async () => {
  const { store } = world.harness.running('notification').runtime;
  const events = async () => {
    const lanes = [...(await store.log.tails()).keys()];
    return (await Promise.all(lanes.map((lane) => store.log.read(lane, 0, 1000)))).flat().flatMap((commit) => commit.events);
  };
  const secretsOf = async () => [...new Set(JSON.stringify(await events()).match(/(?<="secret":")[^"]+/g))];
  const known = async (secrets: string[]) => (await Promise.all(secrets.map((one) => store.secrets.get(one)))).filter((one) => one !== undefined).length;
  const secrets = await secretsOf();
  expect([secrets.length, await known(secrets)]).toEqual([2, 2]);
  await world.as('ben').call('notification', 'UnsubscribePushes', { endpoint: `${phones.origin}/send/ben` });
  await seedEvent(world.harness, 'identity', 'account:anna', 'anna', { type: 'AccountDeleted', data: { account: 'anna', asked: true } });
  await world.harness.settled();
  expect(await known(secrets)).toBe(0);
  expect(JSON.stringify(await events())).not.toContain(phones.origin);
});

it('a browser that a second member signs in to is that member’s', async () => {
  const { endpoint, keys } = phones.subscribe('shared');
  for (const who of ['ben', 'clara']) await world.harness.as(who, `s-${who}`).call('notification', 'SubscribePushes', { endpoint, ...keys });
  await world.harness.settled();
  await world.chat('r', message(1));
  expect([await titles('shared'), (await titles('ben')).length]).toEqual([[], 1]);
  await world.chat('q', message(1, 'anna', ['anna', 'clara'], 'q'));
  expect((await titles('shared')).length).toBe(1);
});

describe('a push service that does not take a push', () => {
  it('is asked again soon, also after a restart, and each device gets it once', async () => {
    await phones.device('ben', 'tablet');
    phones.answerBy((to) => (to === 'ben' ? { status: 503 } : undefined));
    await world.chat('r', message(1));
    expect([(await titles('ben')).length, (await titles('tablet')).length]).toEqual([0, 1]);
    phones.answerBy(() => undefined);
    await world.harness.restart();
    world.later(30_000);
    expect([await titles('ben'), await titles('tablet')]).toEqual([['Anna wrote to you in the chat.'], []]);
  });

  it('loses the push after a day', async () => {
    phones.answerBy(() => ({ status: 503 }));
    await world.chat('r', message(1));
    world.later(dayMs + 1000);
    await world.harness.settled();
    phones.answerBy(() => undefined);
    world.later(dayMs);
    expect(await titles('ben')).toEqual([]);
  });

  it.each([404, 410])('and says %i is not asked again', async (status) => {
    phones.answerBy((to) => (to === 'ben' ? { status } : undefined));
    await world.chat('r', message(1));
    await world.harness.settled();
    phones.answerBy(() => undefined);
    const before = phones.asked.length;
    await world.chat('r', message(2));
    await world.harness.settled();
    expect(phones.asked.length).toBe(before);
  });
});
