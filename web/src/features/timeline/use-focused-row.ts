import { useState } from 'react';
import type { PlaceInTime } from '../../posts/data/timeline-place.ts';
import { type Layout, type Placed, rowOf } from './layout.ts';

/** The rows to draw: what is near the window, and the one that has the focus wherever one has scrolled since, or the focus would be lost with it. */
export function useFocusedRow(layout: Layout, near: readonly Placed[]) {
  const [focused, setFocused] = useState<PlaceInTime>();
  const kept = focused && rowOf(layout, focused);
  const isNear = near.some(({ top }) => top === kept?.top);
  const drawn = kept && !isNear ? [...near, kept].toSorted((one, other) => one.top - other.top) : near;
  return { drawn, setFocused };
}
