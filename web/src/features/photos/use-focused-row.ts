import { useState } from 'react';
import type { PlaceInTime } from '../../posts/data/timeline-place.ts';
import { type Layout, type PlacedRow, rowOf } from './layout.ts';

/** Returns the rows to render: those near the window, and the focused one at any scroll position, since the focus would be lost with it. */
export function useFocusedRow(layout: Layout, near: readonly PlacedRow[]) {
  const [focused, setFocused] = useState<PlaceInTime>();
  const kept = focused && rowOf(layout, focused);
  const isNear = near.some(({ top }) => top === kept?.top);
  const drawn = kept && !isNear ? [...near, kept].toSorted((one, other) => one.top - other.top) : near;
  return { drawn, setFocused };
}
