// Devices of members, at a push service of the tests.
import { pushService } from '@kloak/platform/testing/push-service.ts';
import type { NotificationFixture } from './fixture.ts';

type Pushed = { kind: string; title: string; url: string; tag: string; badge: number };
const isPushed = (payload: unknown): payload is Pushed => typeof payload === 'object' && payload !== null && 'kind' in payload;

export async function pushedTo(fixture: () => NotificationFixture) {
  const service = await pushService();
  return {
    ...service,
    /** Subscribes a device of a member, under the name of the member. */
    async device(who: string, name = who, session = `session-of-${who}`) {
      const { endpoint, keys } = service.subscribe(name);
      await fixture()
        .harness.as(who, session)
        .call('notification', 'SubscribePushes', { endpoint, ...keys });
      await fixture().harness.settled();
    },
    /** Pushes that a device got since it was last asked. */
    async got(name: string): Promise<Pushed[]> {
      await fixture().harness.settled();
      const own = service.received.filter(({ to }) => to === name);
      service.received.splice(0, service.received.length, ...service.received.filter(({ to }) => to !== name));
      return own.map(({ payload }) => payload).filter(isPushed);
    },
  };
}
