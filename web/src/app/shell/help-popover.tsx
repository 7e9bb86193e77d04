import type { HelpKey } from '@kloak/proto/rules/help.ts';
import { Popover } from 'radix-ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import s from './help-popover.module.css';
import { helpTexts } from './help-texts.ts';

type HelpPopoverProps = { readonly help: HelpKey; readonly onDismiss: () => void };

/**
 * Help popover of a menu entry. In a wide menu it appears below the entry, and the other entries make room. Otherwise it lies over the page, which does
 * not move but gets extra space at its end, so that covered content can be scrolled free. It takes no focus, since nobody asked for it, and comes before
 * the page in tab order. Its button, Escape and a press elsewhere close it. Focus on an element below it closes it, too. Focus on the page as a whole
 * does not, although the two overlap: the app sets that focus itself when a page opens.
 */
export function HelpPopover({ help, onDismiss }: HelpPopoverProps) {
  const side = useSyncExternalStore(onResize, sideNow);
  const content = useRef<HTMLDivElement>(null);
  useRoom(content, side);
  const giveWay = ({ target }: Event) =>
    // Waits until the browser has scrolled to the focused element.
    requestAnimationFrame(() => {
      if (
        target instanceof HTMLElement &&
        target.tabIndex >= 0 &&
        content.current &&
        overlap(target.getBoundingClientRect(), content.current.getBoundingClientRect())
      )
        onDismiss();
    });
  return (
    <Popover.Root open onOpenChange={onDismiss}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        ref={content}
        role="region"
        aria-label={helpTexts.title}
        className={`${s.help} ${s[side]}`}
        side={side === 'menu' ? 'bottom' : side}
        align={side === 'menu' ? 'start' : 'center'}
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onFocusOutside={(event) => {
          event.preventDefault();
          giveWay(event);
        }}
      >
        <p>{helpTexts.pages[help]}</p>
        <Button
          tone="quiet"
          // The library would trap the focus here, as in a dialog.
          onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
          onClick={() => {
            onDismiss();
            // The button disappears: keyboard users continue in the page.
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
        >
          {helpTexts.dismiss}
        </Button>
        <Popover.Arrow className={s.arrow} width={16} height={8} />
      </Popover.Content>
    </Popover.Root>
  );
}

/** Menu entry of the page that is visible at this width. On a phone some entries are only in the account menu, so its button is used. */
function entryNow(): Element {
  const isShown = (entry: Element) => entry.getClientRects().length > 0;
  const entry = [...document.querySelectorAll('nav [aria-current=page]')].find(isShown);
  return entry ?? document.querySelector('header [aria-haspopup=menu]') ?? document.body;
}

const anchor = { current: { getBoundingClientRect: () => entryNow().getBoundingClientRect() } };

type Side = 'top' | 'right' | 'bottom' | 'menu';
/** Width in pixels; a menu of icons alone is narrower. */
const minMenuWidth = 180;

/** Inside a wide menu, or on the far side of the bar that contains the entry. */
function sideNow(): Side {
  const { width, height, top } = (entryNow().closest('nav, header') ?? document.body).getBoundingClientRect();
  if (height > width) return width < minMenuWidth ? 'right' : 'menu';
  return top > window.innerHeight / 2 ? 'top' : 'bottom';
}

/** Sets attributes from which the page's styles make room for the popover, and its height. */
function useRoom(content: { readonly current: HTMLDivElement | null }, side: Side): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.help = side;
    const measure = () => root.style.setProperty('--help', `${content.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      delete root.dataset.help;
      root.removeAttribute('style');
    };
  }, [content, side]);
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const overlap = (one: DOMRect, other: DOMRect) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
