import type { Image } from '@kloak/proto/api/types.ts';

/** The largest file that a browser can draw: for its owner the original itself, but not one of which no picture could be made. Empty: there is none. */
export function largestOf({ filePath, sources, status }: Pick<Image, 'filePath' | 'sources' | 'status'>): string {
  const largest = sources.at(-1)?.url ?? '';
  return status === 'FAILED' ? largest : filePath || largest;
}

export const canBeShown = (image: Parameters<typeof largestOf>[0]) => largestOf(image) !== '';
