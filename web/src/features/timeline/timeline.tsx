import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { dayName } from '../../lib/long-dates.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import type { Day } from './chunks.ts';
import { heightOf, keyOf, layOut, monthsOf, rowAt } from './layout.ts';
import { Scrubber } from './scrubber.tsx';
import { noteShapes, shapesOf } from './shown-days.ts';
import { timelineTexts as t } from './texts.ts';
import s from './timeline.module.css';
import { TimelineRow } from './timeline-row.tsx';
import { useHeldPlace } from './use-held-place.ts';
import { useMeasured } from './use-measured.ts';
import { useShown } from './use-shown.ts';

/** Rows that are drawn above and below the window. */
const overscan = 6;

/** A whole library by day. What is drawn is what is near the window; the rest is room that is kept for it. */
export function Timeline({ days }: { readonly days: readonly Day[] }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const measured = useMeasured(box);
  const { width = 0, top = 0 } = measured ?? {};
  /** How often shapes became known that were not. */
  const [news, setNews] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with news the shapes are others
  const rows = useMemo(() => (width > 0 ? layOut(days, shapesOf, width) : []), [days, width, news]);
  const height = heightOf(rows);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    getItemKey: (index) => keyOf(rows[index]),
    overscan,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other heights
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);
  const held = useHeldPlace(rows, top);
  const near = virtualizer.getVirtualItems().flatMap(({ index }) => rows[index] ?? []);
  const { shown, error, again, isFetching } = useShown(days, near);
  useLayoutEffect(() => {
    if (noteShapes(shown)) setNews((count) => count + 1);
  }, [shown]);

  const counts = useMemo(() => new Map(days.map(({ day, count }) => [day, count])), [days]);
  const around = useMemo(() => [...shown.values()].flatMap((posts) => posts.flatMap((post) => post?.image?._id ?? [])), [shown]);
  const months = useMemo(() => monthsOf(rows), [rows]);
  const seen = Math.max(0, (virtualizer.scrollOffset ?? 0) - top);
  const month = rows[rowAt(rows, seen)]?.day.slice(0, 'YYYY-MM'.length);
  return (
    <div className={s.layout}>
      <div ref={box} id={id} className={s.rows} style={{ height }}>
        {near.map((row) => (
          <TimelineRow
            key={keyOf(row)}
            row={row}
            posts={shown.get(row.day)}
            placeOf={(nth) => t.place(nth + 1, counts.get(row.day) ?? 0, dayName(row.day))}
            around={around}
            held={held}
          />
        ))}
      </div>
      {months.length > 0 && (
        <Scrubber
          months={months}
          current={months.findIndex((one) => one.month === month)}
          at={Math.min(1, seen / height)}
          controls={id}
          onJump={(at) => window.scrollTo(0, at === 0 ? 0 : Math.ceil(top + at * height))}
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
