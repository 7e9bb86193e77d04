import type { Post } from '@kloak/proto/api/types.ts';
import { Link } from 'react-router-dom';
import { captionOf } from '../../lib/caption.ts';
import { shortDate } from '../../lib/dates.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { siblings } from '../../lib/siblings.ts';
import { Picture } from '../../ui/picture.tsx';
import s from './post-card.module.css';
import { homeTexts as t } from './texts.ts';

type CardProps = { readonly post: Post /** The ids of all posts on the page. */; readonly all: readonly string[]; readonly when: 'first' | 'soon' | 'late' };

/** The picture is the card; two lines under it say what and when. */
export function PostCard({ post, all, when }: CardProps) {
  const { image, createdAt } = post;
  if (!image) return null;
  const caption = captionOf(post, image);
  return (
    <Link to={`/image/${image._id}`} state={siblings(all, image._id)} className={s.card}>
      <span className={s.frame}>
        <Picture
          {...pictureOf(image)}
          src={image.thumbNail || image.filePath}
          alt=""
          sizes="(min-width: 1600px) 22vw, (min-width: 1300px) 29vw, (min-width: 1000px) 36vw, (min-width: 800px) 48vw, 94vw"
          when={when}
        />
      </span>
      <span className={s.caption} dir="auto">
        {caption || t.untitled}
      </span>
      <time className={s.date} dateTime={createdAt}>
        {shortDate(createdAt)}
      </time>
    </Link>
  );
}
