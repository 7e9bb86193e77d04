import type { Image, Post } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { captionOf } from '../../lib/caption.ts';
import { shortDate } from '../../lib/dates.ts';
import { dayName } from '../../lib/long-dates.ts';
import { postTexts as t } from './texts.ts';
import type { Steps } from './use-steps.ts';
import s from './viewer-words.module.css';

type WordsProps = {
  readonly post: Post;
  readonly image: Image;
  readonly steps: Steps | undefined;
  readonly hearts: ReactNode;
  /** Nobody has moved for a while: then nothing lies over the picture. */
  readonly resting: boolean;
};

/** What is said of a photograph on the whole screen: what was written, whose it is, from which day, its place among others, and its hearts. */
export function ViewerWords({ post, image, steps, hearts, resting }: WordsProps) {
  const caption = captionOf(post, image);
  const day = image.takenLocal ? dayName(image.takenLocal.slice(0, 'YYYY-MM-DD'.length)) : shortDate(post.createdAt);
  const facts = [post.writer.username, day, steps?.place && t.place(steps.place.nth, steps.place.count)].filter(Boolean);
  return (
    <div className={`${s.words} ${resting ? s.resting : ''}`}>
      <div className={s.said}>
        {caption && (
          <p className={s.caption} dir="auto">
            {caption}
          </p>
        )}
        <p className={s.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={s.hearts}>{hearts}</div>
    </div>
  );
}
