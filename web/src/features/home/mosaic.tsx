import type { Post } from '@kloak/proto/api/types.ts';
import { Duration } from '../../posts/duration.tsx';
import { itemOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import s from './mosaic.module.css';
import { maxTiles, mosaicSizes } from './mosaic-sizes.ts';

/** A main picture and up to four others in a frame of one size; their number alone decides how they are arranged. */
export function Mosaic({ posts, first }: { readonly posts: readonly Post[]; readonly first: boolean }) {
  const shown = posts.slice(0, maxTiles);
  const sizes = mosaicSizes(shown.length);
  return (
    <span className={s.mosaic} data-pictures={shown.length} aria-hidden="true">
      {shown.map((post, index) => {
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

const placeholders = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder of a mosaic. `first`: `before-screen.ts` draws the main picture into it. */
export function MosaicSkeleton({ first }: { readonly first: boolean }) {
  return (
    <span className={s.mosaic} data-pictures={placeholders.length}>
      {placeholders.map((tile) => (
        <span key={tile} className={s.tile} data-first-picture={first && tile === 'a' ? mosaicSizes(placeholders.length) : undefined} />
      ))}
    </span>
  );
}
