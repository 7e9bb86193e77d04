import type { Post } from '@kloak/proto/api/types.ts';
import { ImageOff } from 'lucide-react';
import { namesOf } from '../../posts/caption.ts';
import { siblings } from '../../posts/data/siblings.ts';
import { Duration } from '../../posts/duration.tsx';
import { itemOf, pathOf, refOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import { Link } from '../../ui/link.tsx';
import s from './room.module.css';
import { chatTexts as t } from './texts.ts';

/** Posts attached to a message that the viewer may see; the number of the others. */
export function SharedPosts({ posts, missing }: { readonly posts: readonly Post[]; readonly missing: number }) {
  const names = namesOf(posts);
  const all = posts.map(refOf);
  return (
    <>
      {posts.length > 0 && (
        <ul className={s.posts}>
          {posts.map((post) => {
            const item = itemOf(post);
            return (
              item && (
                <li key={post._id}>
                  <Link to={pathOf(refOf(post))} state={siblings({ items: all, of: 'all' }, post._id)} className={s.post}>
                    <Picture {...pictureOf(item)} src={item.thumbNail} alt={names.get(post._id) ?? ''} sizes="120px" />
                    <Duration of={post.video} />
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      )}
      {missing > 0 && (
        <p className={s.missing}>
          <ImageOff size={16} aria-hidden="true" />
          {t.missing(missing)}
        </p>
      )}
    </>
  );
}
