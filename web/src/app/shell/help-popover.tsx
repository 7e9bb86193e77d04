import type { HelpKey } from '@kloak/proto/rules/help.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { onResize, sideNow, usePlaceBeside } from './help-place.ts';
import s from './help-popover.module.css';
import { helpTexts } from './help-texts.ts';
import { useDismissal } from './use-dismissal.ts';

type HelpPopoverProps = { readonly help: HelpKey; readonly onDismiss: () => void };

/**
 * Help popover of a menu entry. In a wide menu it appears below the entry, and the other entries make room. Otherwise it lies over the page, which does
 * not move but gets extra space at its end, so that covered content can be scrolled free. It takes no focus, since nobody asked for it, and comes before
 * the page in tab order. Its button, Escape and a press elsewhere close it. Focus on an element below it closes it, too.
 */
export function HelpPopover({ help, onDismiss }: HelpPopoverProps) {
  const [side, setSide] = useState(sideNow);
  useEffect(() => onResize(() => setSide(sideNow())), []);
  const content = useRef<HTMLElement>(null);
  usePlaceBeside(content, side);
  useDismissal(content, onDismiss);
  return (
    <section ref={content} aria-label={helpTexts.title} className={`${s.help} ${s[side]}`}>
      <p>{helpTexts.pages[help]}</p>
      <Button
        tone="quiet"
        onClick={() => {
          onDismiss();
          // The button disappears: keyboard users continue in the page.
          document.querySelector('main')?.focus({ preventScroll: true });
        }}
      >
        {helpTexts.dismiss}
      </Button>
      <svg className={s.arrow} width={16} height={8} viewBox="0 0 16 8" aria-hidden="true">
        <polygon points="0,0 16,0 8,8" />
      </svg>
    </section>
  );
}
