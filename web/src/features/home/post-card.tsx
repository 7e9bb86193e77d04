import { Link } from 'react-router-dom';
import { captionOf } from '../../lib/caption.ts';
import { shortDate } from '../../lib/dates.ts';
import type { Post } from '../../lib/shapes.ts';
import { texts } from '../../lib/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import s from './post-card.module.css';

/** The picture is the card; two lines under it say what and when. */
export function PostCard({ post, when }: { readonly post: Post; readonly when: 'first' | 'soon' | 'late' }) {
  const { image, createdAt } = post;
  if (!image) return null;
  const caption = captionOf(post, image);
  return (
    <Link to={`/image/${image._id}`} className={s.card}>
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
          waiting={texts.post.processing}
        />
      </span>
      <span className={s.caption}>{caption || texts.home.untitled}</span>
      <time className={s.date} dateTime={createdAt}>
        {shortDate(createdAt)}
      </time>
    </Link>
  );
}
