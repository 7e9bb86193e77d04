import { Refusal } from '../../errors.ts';
import { refusalOf } from '../../testing/until.ts';
import { isRefusalKind, refusalCodes } from '../../wire/refusal-codes.ts';
import { wrongPosts } from '../codec/values.ts';
import { answerWith, metaFrom, type RpcBench } from './fixture.ts';

/** Refusals arrive as themselves, and defects without their inside. */
export function failuresSuite({ serve, gateway, getPost }: RpcBench): void {
  describe('a refusal', () => {
    it.each(Object.keys(refusalCodes))('of the kind %s arrives as itself', async (kind) => {
      if (!isRefusalKind(kind)) throw new Error(kind);
      const refusal = new Refusal(kind, 'some-code', 'Café is “closed”.\nSorry', { field: 'title', left: 3, list: [1, null] });
      refusal.wrote = { media: { 3: 17 } };
      await serve({
        methods: {
          async GetPost() {
            throw refusal;
          },
        },
      });
      const arrived = await refusalOf(getPost());
      expect(arrived).toBeInstanceOf(Refusal);
      expect(arrived).toMatchObject({ kind, code: 'some-code', message: refusal.message, details: refusal.details, wrote: refusal.wrote });
      expect(arrived).not.toBe(refusal);
    });

    it('of a request that is not of the message names the field', async () => {
      await serve({ methods: { PublishUpload: async () => answerWith({}) } });
      const arrived = await refusalOf(gateway().call('media', 'PublishUpload', { items: [{ item: 'i1' }] }, metaFrom('gateway')));
      expect(arrived).toMatchObject({ name: 'Refusal', kind: 'invalid', code: 'bad-request' });
    });
  });

  describe('a safe call', () => {
    const thrown = [
      { what: 'a refusal', error: new Refusal('unavailable', 'catching-up', 'Still catching up.') },
      { what: 'a defect', error: new Error('it broke') },
    ];

    it.each(thrown)('that met $what is not made again: somebody has answered', async ({ error }) => {
      let asked = 0;
      await serve({
        methods: {
          async GetPost() {
            asked += 1;
            throw error;
          },
        },
      });
      await refusalOf(gateway().call('media', 'GetPost', {}, metaFrom('gateway'), { safe: true }));
      expect(asked).toBe(1);
    });
  });

  describe('a defect', () => {
    it('of a handler tells its caller nothing of its inside', async () => {
      await serve({
        methods: {
          async GetPost() {
            throw new Error('password hunter2');
          },
        },
      });
      const error = await refusalOf(getPost());
      expect(error).not.toBeInstanceOf(Refusal);
      expect(String(error)).toBe('Error: media.GetPost failed');
    });

    it.each(wrongPosts)('of an answer with $wrong is one', async ({ post }) => {
      await serve({ methods: { GetPost: async () => answerWith({ post }) } });
      expect(String(await refusalOf(getPost()))).toBe('Error: media.GetPost failed');
    });

    it.each([
      { request: { item: 7 }, says: 'GetPostRequest.item: number 7 is not a string' },
      { request: { item: null }, says: 'GetPostRequest.item: null is not a string' },
      { request: { item: new Date() }, says: 'GetPostRequest.item: a Date is not a string' },
      { request: { items: [] }, says: 'GetPostRequest.items: there is no such field' },
    ])('of a request is found before it is sent: $says', async ({ request, says }) => {
      let asked = false;
      await serve({
        methods: {
          async GetPost() {
            asked = true;
            return answerWith({});
          },
        },
      });
      await expect(gateway().call('media', 'GetPost', request, metaFrom('gateway'))).rejects.toThrow(says);
      expect(asked).toBe(false);
    });
  });
}
