import type { Post } from '@kloak/proto/api/types.ts';
import type { CSSProperties } from 'react';
import { dayName } from '../../lib/long-dates.ts';
import type { Row } from './layout.ts';
import s from './timeline.module.css';
import { TimelineCell } from './timeline-cell.tsx';
import type { HeldPlace } from './use-held-place.ts';

type RowProps = {
  readonly row: Row;
  /** Of its day, as far as they are there. */
  readonly posts: readonly (Post | undefined)[] | undefined;
  /** What is said of the place of a picture in its day. */
  readonly placeOf: (nth: number) => string;
  /** The ids of the images around it, in their order. */
  readonly around: readonly string[];
  readonly held: HeldPlace;
};

/** The heading of a day, or some of its pictures side by side. */
export function TimelineRow({ row: { day, top, height, cells }, posts, placeOf, around, held }: RowProps) {
  const place: CSSProperties = { height, transform: `translateY(${top}px)` };
  if (cells.length === 0) {
    return (
      <h2 className={`${s.row} ${s.day}`} style={place}>
        {dayName(day)}
      </h2>
    );
  }
  return (
    <div className={s.row} style={place}>
      {cells.map(({ nth, width }) => {
        const post = posts?.[nth];
        return (
          // One that has come takes no place of an empty one: nothing seems to move.
          <div key={post ? post._id : nth} className={s.cell} style={{ width }}>
            {post && <TimelineCell post={post} width={width} place={placeOf(nth)} around={around} wasOpened={post._id === held.opened} onOpen={held.open} />}
          </div>
        );
      })}
    </div>
  );
}
