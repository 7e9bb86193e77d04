import { useLayoutEffect, useRef, useState } from 'react';
import s from './folded-text.module.css';
import { postTexts as t } from './texts.ts';

/** Length from which a text is for reading rather than for a glance, so that it is folded. */
const longCharacters = 120;

export const isLongText = (text: string): boolean => text.length > longCharacters || text.trim().split('\n').length > 2;

/** A long caption or title, folded to four lines with a button that unfolds it. */
export function FoldedText({ text, as: Words = 'p' }: { readonly text: string; readonly as?: 'p' | 'h1' }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const shown = words.current;
    if (!shown || isOpen) return;
    const measure = () => setCut(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(shown);
    return () => resized.disconnect();
  }, [isOpen]);
  return (
    <div className={s.frame}>
      <Words ref={words} className={isOpen ? s.words : `${s.words} ${s.folded}`} dir="auto" data-caption="">
        {text}
      </Words>
      {(isCut || isOpen) && (
        <button type="button" className={s.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.showLess : t.showAll}
        </button>
      )}
    </div>
  );
}
