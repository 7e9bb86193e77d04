import { digest } from '../codec/keys.ts';
import type { Store, StreamPlace } from '../ports/store.ts';

const maxAtOnce = 500;

/** See `ReactionCtx.concealStreams`. */
export async function concealStreams({ log, erased }: Pick<Store, 'log' | 'erased'>, prefix: string, isOver: (id: string) => Promise<boolean>): Promise<void> {
  let concealed = 0;
  for (let last: StreamPlace | undefined; ; ) {
    const places = await log.streamsFrom(prefix, last, maxAtOnce);
    for (const place of places) {
      if (!(await isOver(place.stream.slice(prefix.length)))) continue;
      await log.rename(place, `former:${digest(place.stream)}`);
      concealed += 1;
    }
    last = places.at(-1);
    if (!last) break;
  }
  if (concealed > 0) await erased.scrub();
}
