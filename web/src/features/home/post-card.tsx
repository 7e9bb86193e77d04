import type { Post } from '@kloak/proto/api/types.ts';
import { Link } from 'react-router-dom';
import { captionOf } from '../../lib/caption.ts';
import { shortDate } from '../../lib/dates.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { siblings } from '../../lib/siblings.ts';
import { Picture } from '../../ui/picture.tsx';
import s from './post-card.module.css';
import { homeTexts } from './texts.ts';

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
          sources={image.sources}
          src={image.thumbNail || image.filePath}
          alt=""
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="(min-width: 1600px) 22vw, (min-width: 1300px) 29vw, (min-width: 1000px) 36vw, (min-width: 800px) 48vw, 94vw"
          when={when}
          placeholder={image.status === 'FAILED' ? memberTexts.photo.notReady : memberTexts.photo.processing}
        />
      </span>
      <span className={s.caption} dir="auto">
        {caption || homeTexts.untitled}
      </span>
      <time className={s.date} dateTime={createdAt}>
        {shortDate(createdAt)}
      </time>
    </Link>
  );
}
