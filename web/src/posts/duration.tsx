import type { Video } from '@kloak/proto/api/types.ts';
import { clock } from '../lib/dates.ts';
import s from './duration.module.css';

/** Duration of a video, in the corner of its picture; renders nothing if it is unknown, and for photographs. */
export function Duration({ of: video }: { readonly of: Video | undefined }) {
  if (!video || video.duration <= 0) return null;
  return <span className={s.duration}>{clock(video.duration)}</span>;
}
