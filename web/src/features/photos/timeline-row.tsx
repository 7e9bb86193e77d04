import type { Post } from '@kloak/proto/api/types.ts';
import { type CSSProperties, memo } from 'react';
import { shortDayName } from '../../lib/dates.ts';
import { dayName } from '../../lib/long-dates.ts';
import type { ChosenPeople } from '../../posts/data/chosen-people.ts';
import type { PlaceInTime } from '../../posts/data/timeline-place.ts';
import { hasShortHeading, type PlacedRow } from './layout.ts';
import type { LoadedPosts } from './scroll-restore.ts';
import { SelectDay } from './select-day.tsx';
import { photosTexts as t } from './texts.ts';
import s from './timeline.module.css';
import { TimelineCell } from './timeline-cell.tsx';
import type { ScrollAnchor } from './use-scroll-anchor.ts';

type RowProps = PlacedRow & {
  readonly people: ChosenPeople;
  /** Font size in CSS pixels. */
  readonly letter: number;
  /** Loaded posts of its day, and their total. */
  readonly posts: readonly (Post | undefined)[] | undefined;
  readonly count: number;
  readonly come: LoadedPosts;
  readonly isFirst: boolean;
  /** Reports which picture has the focus now; undefined if none. */
  readonly onFocus: (focused: PlaceInTime | undefined) => void;
} & ScrollAnchor;

/** Heading of a day, or some of its pictures side by side. Rendered when it is near the window and when its data changes, not at each step of a scroll. */
export const TimelineRow = memo(function TimelineRow({ day, top, row, people, letter, posts, count, come, isFirst, opened, open, onFocus }: RowProps) {
  const { left, width: rowWidth, height, first, widths } = row;
  const place: CSSProperties = { height, width: rowWidth, transform: `translate(${left}px, ${top}px)` };
  if (widths.length === 0) {
    return (
      <div className={`${s.row} ${s.day}`} style={place}>
        <h2 data-caption="">{hasShortHeading(row, letter) ? shortDayName(day) : dayName(day)}</h2>
        <SelectDay day={dayName(day)} posts={posts} />
      </div>
    );
  }
  return (
    <div className={s.row} style={place}>
      {widths.map((width, index) => {
        const nth = first + index;
        const post = posts?.[nth];
        return (
          // A loaded post does not reuse the element of a placeholder: nothing seems to move.
          <div
            key={post ? post._id : nth}
            className={s.cell}
            style={{ width }}
            role="none"
            onFocus={() => onFocus({ day, nth })}
            onBlur={() => onFocus(undefined)}
          >
            {post && (
              <TimelineCell
                post={post}
                width={width}
                place={t.place(nth + 1, count, dayName(day))}
                at={{ of: 'timeline', people, day, nth }}
                come={come}
                isFirst={isFirst}
                wasOpened={post._id === opened}
                onOpen={open}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});
