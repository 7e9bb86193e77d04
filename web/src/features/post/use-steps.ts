import type { Image } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../lib/is-record.ts';
import { siblings, siblingsOf } from '../../lib/siblings.ts';
import { imagePostQuery } from './post-queries.ts';
import { type Place, useAmong } from './use-among.ts';

export type Direction = 'previous' | 'next';
export type Steps = {
  /** Nothing where it was opened from a part of a list, of which that is not known. */
  readonly place: Place | undefined;
  /** Whether there is one on that side. */
  readonly can: Readonly<Record<Direction, boolean>>;
  readonly go: (direction: Direction) => void;
  /** What stands there, as far as it is known. */
  readonly beside: Readonly<Record<Direction, Image | undefined>>;
  /** From where the picture that is shown came; nothing for the first one. */
  readonly came: Direction | undefined;
};

/** The way through the list that the page was opened from, also where it goes on; nothing when there was none. The page before stays one step back. */
export function useSteps(imageId: string, me: string): Steps | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [came, setCame] = useState<Direction>();
  const { place, ...among } = useAmong(siblingsOf(state), imageId, me);
  const { ids } = among;
  const at = ids.indexOf(imageId);
  const beside = { previous: at > 0 ? ids[at - 1] : undefined, next: at >= 0 ? ids[at + 1] : undefined };
  const images = { previous: useImage(beside.previous, me), next: useImage(beside.next, me) };
  if (at < 0 || ids.length < 2) return;
  return {
    place,
    can: { previous: beside.previous !== undefined, next: beside.next !== undefined },
    go: (direction) => {
      const id = beside[direction];
      if (id === undefined) return;
      setCame(direction);
      void navigate(`/image/${id}`, { replace: true, state: { ...(isRecord(state) && state), ...siblings(among, id) } });
    },
    beside: images,
    came,
  };
}

/** The image of a post, once it is there; nothing is asked without an id. */
const useImage = (id: string | undefined, me: string) => useQuery(imagePostQuery(id ?? '', me)).data?.image;

const keys = new Map<string, Direction>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
]);

/** Arrow keys go through the list, except where they mean something else: in a field, in a menu, under a dialog. */
export function useStepKeys(steps: Steps | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = keys.get(event.key);
    if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="menu"]')) return;
    if (document.querySelector('[data-modal="veil"]')) return;
    steps?.go(direction);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
