import type { Video } from '@kloak/proto/api/types.ts';
import { clock } from '../lib/dates.ts';
import s from './duration.module.css';

/** How long a video lasts, in the corner of its picture; nothing where that is not known, and for a photograph. */
export function Duration({ of: video }: { readonly of: Video | undefined }) {
  if (!video || video.duration <= 0) return null;
  return <span className={s.duration}>{clock(video.duration)}</span>;
}
