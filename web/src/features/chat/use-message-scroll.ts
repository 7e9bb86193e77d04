import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Distance in CSS pixels from the top at which older messages are fetched, as the specification says. Within it of the end, the newest message counts as
 * seen.
 */
const edgePx = 50;
/** Space above the line before new messages when a room is opened, in CSS pixels. */
const overNewPx = 24;

type MessageScrollOptions = {
  /** Numbers of the oldest and the newest loaded message; undefined if there are none. */
  readonly oldest: number | undefined;
  readonly newest: number | undefined;
  /** Number of the member's messages at the end that wait to be sent. */
  readonly unsent: number;
  /** State of the room when it was opened; undefined until it is known. `newFrom`: number of its first new message, if any. */
  readonly opened: { readonly newFrom: number | undefined } | undefined;
  /** True if older messages can be fetched now. */
  readonly mayGrow: boolean;
  readonly onNearTop: () => void;
};

/** Scroll state of the box when it was last measured; `fromEnd`: distance in CSS pixels from the top of the visible part to the end. */
type ScrollState = Pick<MessageScrollOptions, 'oldest' | 'unsent' | 'opened'> & { readonly fromEnd: number; readonly isAtEnd: boolean };

type MessageScroll = {
  readonly box: RefObject<HTMLElement | null>;
  /** Content of the box, whose height changes. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** Line before the first new message. */
  readonly newLine: RefObject<HTMLLIElement | null>;
  readonly onScroll: () => void;
  /** Number of the newest message when the end was last visible; undefined before that. */
  readonly seen: number | undefined;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
};

/**
 * Opens a room at its first new message, or at its end. Keeps the scroll position while older messages are loaded above. Follows new messages if the end
 * is visible.
 */
export function useMessageScroll({ oldest, newest, unsent, opened, mayGrow, onNearTop }: MessageScrollOptions): MessageScroll {
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const newLine = useRef<HTMLLIElement>(null);
  const before = useRef<ScrollState>({ oldest, unsent, opened: undefined, fromEnd: 0, isAtEnd: true });
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seen, setSeen] = useState<number>();

  const look = () => {
    const { current } = box;
    if (!current) return;
    const fromEnd = current.scrollHeight - current.scrollTop;
    const atEnd = fromEnd - current.clientHeight < edgePx;
    before.current = { oldest, unsent, opened, fromEnd, isAtEnd: atEnd };
    setIsAtEnd(atEnd);
    if (atEnd && opened) setSeen(newest);
  };
  const toEnd = () => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
    look();
  };
  // A list that opens near its top, or does not fill its box, cannot be scrolled further up. The same is true after scrolling there during another fetch.
  const growNearTop = useEffectEvent(() => {
    const { current } = box;
    if (mayGrow && opened && current && current.clientHeight > 0 && current.scrollTop < edgePx) onNearTop();
  });
  const keepPlace = useEffectEvent(() => {
    const { current } = box;
    const last = before.current;
    if (!current) return;
    if (opened !== last.opened && newLine.current) current.scrollTop = newLine.current.offsetTop - overNewPx;
    else if (last.isAtEnd || unsent > last.unsent) current.scrollTop = current.scrollHeight;
    else if (oldest !== last.oldest) current.scrollTop = current.scrollHeight - last.fromEnd;
    look();
    growNearTop();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is shown changes
  useLayoutEffect(() => keepPlace(), [oldest, newest, unsent, opened]);
  useEffect(() => {
    if (mayGrow) growNearTop();
  }, [mayGrow]);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // A keyboard that opens, or a font that makes lines longer, changes the height.
    const observer = new ResizeObserver(() => keepPlace());
    for (const one of [current, list.current]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    look();
    if (mayGrow && box.current && box.current.scrollTop < edgePx) onNearTop();
  };
  return { box, list, newLine, onScroll, seen, isAtEnd, toEnd };
}
