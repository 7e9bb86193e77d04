import { Refusal } from '../../errors.ts';
import { collect, refusalOf, until } from '../../testing/until.ts';
import { inSeconds, metaFrom, type RpcBench } from './fixture.ts';

/** Methods that answer with a stream. */
export function streamsSuite({ serve, social }: RpcBench): void {
  describe('a stream', () => {
    it('asks with all fields and arrives whole and in order', async () => {
      const asked: object[] = [];
      await serve({
        streams: {
          async *Read(request) {
            asked.push(request);
            for (let n = 0; n < 3000; n += 1) yield { json: `${n}${'.'.repeat(1000)}` };
          },
        },
      });
      const parts = await collect(social().stream('media', 'Read', { lane: 1, after: 2 ** 40 }, metaFrom('social')));
      expect(asked).toEqual([{ lane: 1, after: 2 ** 40, limit: 0 }]);
      expect(parts).toHaveLength(3000);
      expect(parts.map((part) => ('json' in part ? Number.parseInt(String(part.json), 10) : -1))).toEqual(Array.from({ length: 3000 }, (_, n) => n));
    });

    it('stops its source when nobody reads on', async () => {
      let ended = false;
      await serve({
        streams: {
          async *Read() {
            try {
              for (let n = 0; ; n += 1) {
                yield { json: `${n}${'.'.repeat(1000)}` };
                await new Promise((resolve) => setImmediate(resolve));
              }
            } finally {
              ended = true;
            }
          },
        },
      });
      for await (const part of social().stream('media', 'Read', {}, metaFrom('social'))) {
        expect(part).toHaveProperty('json');
        break;
      }
      await until('the source has stopped', () => ended);
    });

    it('brings a refusal after what came before it', async () => {
      await serve({
        streams: {
          async *Read() {
            yield { json: '1' };
            throw new Refusal('unavailable', 'busy', 'Later.');
          },
        },
      });
      const seen: object[] = [];
      const read = async () => {
        for await (const part of social().stream('media', 'Read', {}, metaFrom('social'))) seen.push(part);
      };
      expect(await refusalOf(read())).toMatchObject({ name: 'Refusal', kind: 'unavailable', code: 'busy', message: 'Later.' });
      expect(seen).toEqual([{ json: '1' }]);
    });

    it('of a defect tells nothing of its inside', async () => {
      await serve({
        streams: {
          async *Read() {
            yield { json: 5 };
          },
        },
      });
      expect(String(await refusalOf(collect(social().stream('media', 'Read', {}, metaFrom('social')))))).toBe('Error: media.Read failed');
    });

    it('that stands still ends at its deadline', async () => {
      await serve({
        streams: {
          async *Read() {
            yield { json: '1' };
            await new Promise(() => {});
          },
        },
      });
      const seen: object[] = [];
      const read = async () => {
        for await (const part of social().stream('media', 'Read', {}, metaFrom('social', { deadline: inSeconds(0.3) }))) seen.push(part);
      };
      expect(await refusalOf(read())).toMatchObject({ name: 'Refusal', kind: 'unavailable', code: 'timeout' });
      expect(seen).toEqual([{ json: '1' }]);
    });
  });
}
