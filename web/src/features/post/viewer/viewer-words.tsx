import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { dayName } from '../../../lib/long-dates.ts';
import { captionOf, takenNameOf } from '../../../posts/caption.ts';
import { takenName } from '../../../posts/taken-name.ts';
import { postTexts as t } from '../texts.ts';
import type { Steps } from './use-steps.ts';
import s from './viewer-words.module.css';

type WordsProps = {
  readonly post: Post;
  readonly item: Image | Video;
  readonly steps: Steps | undefined;
  readonly hearts: ReactNode;
  readonly end: ReactNode;
  /** True after a while without activity: then nothing covers the picture. */
  readonly resting: boolean;
  /** True above the controls of a film. */
  readonly overControls: boolean;
};

/** Texts over a full-screen post: caption, author, day, position in the list, and hearts. */
export function ViewerWords({ post, item, steps, hearts, end, resting, overControls }: WordsProps) {
  const caption = captionOf(post, item);
  const day = takenName(item, dayName) || takenNameOf(post);
  const facts = [post.writer.username, day, steps?.place && t.place(steps.place.nth, steps.place.count)].filter(Boolean);
  return (
    <div className={`${s.words} ${overControls ? s.overControls : ''} ${resting ? s.resting : ''}`}>
      <div className={s.said}>
        {caption && (
          <p className={s.caption} dir="auto">
            {caption}
          </p>
        )}
        <p className={s.facts}>{facts.join(' · ')}</p>
      </div>
      {end && <div className={s.end}>{end}</div>}
      <div className={s.hearts}>{hearts}</div>
    </div>
  );
}
