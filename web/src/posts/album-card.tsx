import type { Album } from '@kloak/proto/api/types.ts';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDate } from '../lib/dates.ts';
import { memberTexts as t } from '../lib/member-texts.ts';
import { Link } from '../ui/link.tsx';
import { albumYears } from './album-years.ts';
import { gridSizes } from './grid-sizes.ts';
import { itemOf } from './item.ts';
import { Picture } from './picture/picture.tsx';
import { pictureOf } from './picture/picture-of.ts';
import s from './post-card.module.css';

type AlbumCardProps = {
  readonly album: Album;
  readonly when: 'first' | 'late';
  /** Privacy, for its owner. */
  readonly note?: string | undefined;
  readonly acts?: ReactNode;
};

/** Card of an album: its cover, and two lines with its name, its years, and its number of items. An empty album has its creation date instead of years. */
export function AlbumCard({ album, when, note, acts }: AlbumCardProps) {
  const { _id, name, createdAt, count, thumbnail } = album;
  const cover = album.cover && itemOf(album.cover);
  return (
    <div className={s.box}>
      <Link to={`/albums/${_id}`} className={s.card}>
        <span className={s.frame}>
          {cover ? (
            <Picture {...pictureOf(cover)} src={thumbnail} alt="" sizes={gridSizes} when={when} />
          ) : (
            <span className={s.nothing}>
              <Images size={32} strokeWidth={1.5} aria-hidden="true" />
            </span>
          )}
        </span>
        <span className={s.caption} dir="auto" data-caption="">
          {name}
        </span>
        <span className={s.date}>
          {albumYears(album) ?? <time dateTime={createdAt}>{shortDate(createdAt)}</time>}
          {` · ${t.items(count)}`}
          {note && ` · ${note}`}
        </span>
      </Link>
      {acts && <div className={s.acts}>{acts}</div>}
    </div>
  );
}
