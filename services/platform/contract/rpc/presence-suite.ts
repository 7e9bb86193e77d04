import { collect, refusalOf, until } from '../../testing/until.ts';
import { answerWith, inSeconds, metaFrom, type RpcBench } from './fixture.ts';

/** Presence of callees, deadlines, and permitted callers. */
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

  describe('who may call what', () => {
    const asked: string[] = [];
    beforeEach(() => {
      asked.splice(0);
      return serve({
        methods: {
          Tails: async () => answerWith({ tails: [{ lane: 0, seq: 5 }] }),
          async GetPost() {
            asked.push('GetPost');
            return answerWith({});
          },
        },
        streams: {
          async *Read() {
            asked.push('Read');
            yield { json: '{}' };
          },
        },
      });
    });
    const refused = { name: 'Refusal', kind: 'forbidden', code: 'not-for-caller' };

    it('is told by the table: the log is not for the gateway, and the rpcs are not for other services', async () => {
      expect(await refusalOf(gateway().call('media', 'Tails', {}, metaFrom('gateway')))).toMatchObject(refused);
      expect(await refusalOf(collect(gateway().stream('media', 'Read', {}, metaFrom('gateway'))))).toMatchObject(refused);
      expect(await refusalOf(social().call('media', 'GetPost', { item: 'i1' }, metaFrom('social')))).toMatchObject(refused);
      expect(asked).toEqual([]);
    });

    it('lets a service read the log that it follows', async () => {
      await expect(social().call('media', 'Tails', {}, metaFrom('social'))).resolves.toMatchObject({ response: { tails: [{ lane: 0, seq: 5 }] } });
      await expect(collect(social().stream('media', 'Read', {}, metaFrom('social')))).resolves.toEqual([{ json: '{}' }]);
    });
  });
}
