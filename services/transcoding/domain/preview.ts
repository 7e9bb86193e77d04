import { aggregate } from '@kloak/platform/aggregate.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type PreviewEvent = Extract<TranscodingEvent, { type: 'PreviewFinished' }>;
type Preview = { isFinished: boolean };

/** `preview:{item}` — the check of a page's preview of an item, once. */
export const preview = aggregate<Preview, PreviewEvent, { item: string; owner: string }>({
  name: 'preview',
  initial: { isFinished: false },
  reads: 'all',
  evolve: (state, event) => (event.type === 'PreviewFinished' ? { isFinished: true } : state),
  stream: ({ item, owner }) => ({ id: item, home: owner }),
});

/** Records that the preview is a picture and was encoded again. */
export function finishPreview(data: PreviewEvent['data']) {
  return ({ isFinished }: Preview): PreviewEvent[] => (isFinished ? [] : [{ type: 'PreviewFinished', data }]);
}
