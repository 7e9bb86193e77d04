import { startTransition, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useWindow } from '../../lib/use-window.ts';
import type { ChosenPeople } from '../../posts/data/chosen-people.ts';
import type { Day } from '../../posts/data/chunks.ts';
import { usePendingTurns } from '../../posts/picture/pending-turns.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { moveByArrows } from '../../ui/list/move-by-arrows.ts';
import { keyOf, type Layout, layOut, monthOf, monthsOf, rowAt, rowsBetween, scrollStepPx } from './layout.ts';
import { type PostsByDay, withEarlier } from './posts-by-day.ts';
import { loadedPosts, noteRatios, ratiosFor } from './scroll-restore.ts';
import { Scrubber } from './scrubber.tsx';
import { photosTexts as t } from './texts.ts';
import s from './timeline.module.css';
import { TimelineRow } from './timeline-row.tsx';
import { useFocusedRow } from './use-focused-row.ts';
import { useMeasured } from './use-measured.ts';
import { useNearPosts } from './use-near-posts.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** Rendered height above and below the window. */
const overscanPx = 1000;

type TimelineProps = { readonly days: readonly Day[]; readonly people: ChosenPeople };

/** All posts of some people by day. Only rows near the window are rendered; the rest is empty space of their height. */
export function Timeline({ days, people }: TimelineProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const measured = useMeasured(box);
  const { width = 0, letter = 0, top = 0 } = measured ?? {};
  /** Posts loaded so far, as they are rendered. */
  const [shown, setShown] = useState<PostsByDay>(new Map());
  const ratios = ratiosFor(people);
  const before = useRef<Layout>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what is shown the ratios are others
  const layout = useMemo(() => layOut(width > 0 ? days : [], (day) => ratios.get(day), { width, letter }, before.current), [days, width, letter, shown]);
  useLayoutEffect(() => {
    before.current = layout;
  }, [layout]);
  const inSight = useWindow();
  const { held, jump } = useScrollAnchor(layout, top);
  const seen = Math.max(0, inSight.scrolled - top);
  const [firstPx] = useState(inSight.height);
  const near = rowsBetween(layout, seen - overscanPx, seen + inSight.height + overscanPx);
  const { drawn, setFocused } = useFocusedRow(layout, near);
  const { shown: latest, asked, error, again, isFetching } = useNearPosts(days, people, drawn);
  const show = useEffectEvent((loaded: PostsByDay) => {
    noteRatios(ratios, loaded);
    // The first posts are rendered at once, at the places of the prepared pictures; a hundred at a time are rendered in slices.
    if (shown.size === 0) setShown(loaded);
    else startTransition(() => setShown((earlier) => withEarlier(loaded, earlier, asked)));
  });
  const turns = usePendingTurns();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned picture has another ratio
  useLayoutEffect(() => {
    show(latest);
  }, [latest, turns]);

  const come = useMemo(() => loadedPosts(shown), [shown]);
  const months = useMemo(() => monthsOf(layout), [layout]);
  const month = monthOf(rowAt(layout, seen + scrollStepPx)?.day ?? '');
  return (
    <div className={s.layout}>
      <div ref={box} id={id} className={s.rows} style={{ height: layout.height }} role="none" onKeyDown={moveByArrows}>
        {drawn.map((placed) => (
          <TimelineRow
            key={keyOf(placed)}
            {...placed}
            people={people}
            letter={letter}
            posts={shown.get(placed.day)}
            count={layout.byDay.get(placed.day)?.count ?? 0}
            come={come}
            isFirst={placed.top < firstPx}
            {...held}
            onFocus={setFocused}
          />
        ))}
      </div>
      {months.length > 0 && (
        <Scrubber
          months={months}
          current={months.findIndex((one) => one.month === month)}
          at={Math.min(1, seen / layout.height)}
          controls={id}
          onJump={(at) => jump(at === 0 ? 0 : Math.ceil(top + at * layout.height))}
        />
      )}
      {error && (
        <div className={s.failed}>
          <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={again} busy={isFetching} />
        </div>
      )}
    </div>
  );
}
