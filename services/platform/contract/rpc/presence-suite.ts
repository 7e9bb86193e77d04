import { collect, refusalOf, until } from '../../testing/until.ts';
import { answerWith, inSeconds, metaFrom, type RpcBench } from './fixture.ts';

/** Who answers, who does not, in time or never, and who may ask. */
export function presenceSuite({ serve, stop, gateway, social, getPost }: RpcBench): void {
  describe('a deadline', () => {
    const timeout = { name: 'Refusal', kind: 'unavailable', code: 'timeout' };

    it('ends the wait for a slow handler', async () => {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      await serve({
        methods: {
          async GetPost() {
            asked.resolve();
            await released.promise;
            return answerWith({});
          },
        },
      });
      const call = getPost({ deadline: inSeconds(0.3) });
      await asked.promise;
      expect(await refusalOf(call)).toMatchObject(timeout);
      released.resolve();
    });

    it('that has passed is refused without asking', async () => {
      let asked = false;
      await serve({
        methods: {
          async GetPost() {
            asked = true;
            return answerWith({});
          },
        },
      });
      expect(await refusalOf(getPost({ deadline: inSeconds(-1) }))).toMatchObject(timeout);
      expect(asked).toBe(false);
    });
  });

  describe('a service that cannot be reached', () => {
    const unavailable = { name: 'Refusal', kind: 'unavailable' };

    it('is refused as unavailable', async () => {
      expect(await refusalOf(getPost())).toMatchObject(unavailable);
      expect(await refusalOf(collect(social().stream('media', 'Read', {}, metaFrom('social'))))).toMatchObject(unavailable);
    });

    it('is unavailable again once it has stopped, after the calls under way are answered', async () => {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      await serve({
        methods: {
          async GetPost() {
            asked.resolve();
            await released.promise;
            return answerWith({ post: { id: 'p1' } });
          },
        },
      });
      const call = getPost();
      await asked.promise;
      const stopped = stop();
      expect(await refusalOf(getPost())).toMatchObject(unavailable);
      released.resolve();
      await expect(call).resolves.toMatchObject({ response: { post: { id: 'p1' } } });
      await stopped;
    });

    it('answers once it is there', async () => {
      expect(await refusalOf(getPost())).toMatchObject(unavailable);
      await serve({ methods: { GetPost: async () => answerWith({ post: { id: 'p1' } }) } });
      await until('the call is answered', () =>
        getPost().then(
          () => true,
          () => false,
        ),
      );
    });
  });

  describe('a method for services only', () => {
    beforeEach(() =>
      serve({
        methods: { Tails: async () => answerWith({ tails: [{ lane: 0, seq: 5 }] }) },
        streams: {
          async *Read() {
            yield { json: '{}' };
          },
        },
      }),
    );
    const internal = { name: 'Refusal', kind: 'forbidden', code: 'internal' };

    it('is refused to the gateway', async () => {
      expect(await refusalOf(gateway().call('media', 'Tails', {}, metaFrom('gateway')))).toMatchObject(internal);
      expect(await refusalOf(collect(gateway().stream('media', 'Read', {}, metaFrom('gateway'))))).toMatchObject(internal);
    });

    it('answers a service', async () => {
      await expect(social().call('media', 'Tails', {}, metaFrom('social'))).resolves.toMatchObject({ response: { tails: [{ lane: 0, seq: 5 }] } });
      await expect(collect(social().stream('media', 'Read', {}, metaFrom('social')))).resolves.toEqual([{ json: '{}' }]);
    });
  });
}
