import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { monthName } from '../../lib/dates.ts';
import type { Month } from './layout.ts';
import s from './scrubber.module.css';
import { photosTexts as t } from './texts.ts';

type ScrubberProps = {
  /** Newest first. */
  readonly months: readonly Month[];
  /** Month at the top of the window, and the window's position in the whole, from 0 to 1. */
  readonly current: number;
  readonly at: number;
  readonly controls: string;
  /** Jumps to a part of the whole. */
  readonly onJump: (at: number) => void;
};

type MonthStep = (months: readonly Month[], current: number) => number;

const yearOf = (one: Month | undefined) => one?.month.slice(0, 'YYYY'.length);
const atOf = (one: Month | undefined) => one?.at ?? 0;
/** Several months may stand in one line: a step leads to another line. */
const newer: MonthStep = (months, current) => months.findLastIndex(({ at }) => at < atOf(months[current]));
const older: MonthStep = (months, current) =>
  orLast(
    months,
    months.findIndex(({ at }) => at > atOf(months[current])),
  );
const newerYear: MonthStep = (months, current) => months.findLastIndex((one) => one.at < atOf(months[current]) && yearOf(one) !== yearOf(months[current]));
const olderYear: MonthStep = (months, current) =>
  orLast(
    months,
    months.findIndex((one) => one.at > atOf(months[current]) && yearOf(one) !== yearOf(months[current])),
  );
const orLast = (months: readonly Month[], found: number) => (found < 0 ? months.length : found);

/** Steps by key. Up is newer, as on the rail: a slider's value grows with time. */
const stepsByKey: ReadonlyMap<string, MonthStep> = new Map([
  ['ArrowUp', newer],
  ['ArrowRight', newer],
  ['ArrowDown', older],
  ['ArrowLeft', older],
  ['PageUp', newerYear],
  ['PageDown', olderYear],
  ['Home', (months) => months.length],
  ['End', () => 0],
]);

/** Labels of years that would touch are omitted. */
const minGap = 0.05;
const place = (at: number): CSSProperties => ({ top: `${at * 100}%` });

/** Rail of the whole library with its years: press it, drag along it, or step by keys through months and years. */
export function Scrubber({ months, current, at, controls, onJump }: ScrubberProps) {
  const rail = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepsByKey.get(event.key)?.(months, current);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const month = months[Math.min(months.length - 1, Math.max(0, to))];
    if (month) onJump(month.at);
  };
  const onPointer = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    if (!box || box.height === 0 || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId))) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    onJump(Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)));
  };
  const name = monthName(months[current]?.month ?? '');
  return (
    <div
      className={s.scrubber}
      role="slider"
      tabIndex={0}
      aria-label={t.scrubber}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={0}
      aria-valuemax={months.length - 1}
      aria-valuenow={months.length - 1 - current}
      aria-valuetext={name}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      <div ref={rail} className={s.rail} aria-hidden="true">
        {yearsOf(months).map((one) => (
          <span key={one.month} className={s.year} style={place(one.at)}>
            {yearOf(one)}
          </span>
        ))}
        <span className={s.thumb} style={place(at)}>
          <span className={s.name}>{name}</span>
        </span>
      </div>
    </div>
  );
}

/** Newest month of each year whose label has room. */
function yearsOf(months: readonly Month[]): readonly Month[] {
  const years: Month[] = [];
  for (const one of months) {
    const last = years.at(-1);
    if (!last || (yearOf(last) !== yearOf(one) && one.at - last.at >= minGap)) years.push(one);
  }
  return years;
}
