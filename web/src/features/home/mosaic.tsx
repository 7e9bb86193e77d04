import type { Post } from '@kloak/proto/api/types.ts';
import { Duration } from '../../posts/duration.tsx';
import { itemOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture.tsx';
import { pictureOf } from '../../posts/picture-of.ts';
import { gridSizes } from '../../posts/post-grid.tsx';
import s from './mosaic.module.css';

/** Width of a tile in a mosaic with two columns, as the `sizes` of an image. */
export const halfSizes = '(min-width: 1600px) 11vw, (min-width: 1300px) 15vw, (min-width: 800px) 21vw, (min-resolution: 2.5dppx) 32vw, 47vw';

/** One to five pictures in a frame of one size; their number alone decides how they are arranged. */
export function Mosaic({ posts, first }: { readonly posts: readonly Post[]; readonly first: boolean }) {
  const sizes = posts.length === 1 ? gridSizes : halfSizes;
  return (
    <span className={s.mosaic} data-pictures={posts.length}>
      {posts.map((post, index) => {
        const item = itemOf(post);
        if (!item) return null;
        return (
          <span key={post._id} className={s.tile}>
            <Picture {...pictureOf(item)} src={item.thumbNail} alt="" sizes={sizes} when={first ? (index === 0 ? 'first' : 'soon') : 'late'} />
            <Duration of={post.video} />
          </span>
        );
      })}
    </span>
  );
}

/** Placeholder of a mosaic. `first`: `before-screen.ts` draws the first picture into it. */
export function MosaicSkeleton({ first }: { readonly first: boolean }) {
  return (
    <span className={s.mosaic} data-pictures="5">
      {['a', 'b', 'c', 'd', 'e'].map((tile) => (
        <span key={tile} className={s.tile} data-first-picture={first && tile === 'a' ? halfSizes : undefined} />
      ))}
    </span>
  );
}
