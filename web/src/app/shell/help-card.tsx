import { type ComponentType, useState } from 'react';
import { remember, remembered } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import s from './help-card.module.css';

type Item = keyof typeof texts.shell.help;

/** A page under a word of help, which stands there until it is dismissed. Both are drawn at once, so nothing moves when the help comes. */
export function withHelp(item: Item, Page: ComponentType): ComponentType {
  return function PageWithHelp() {
    return (
      <>
        <HelpCard item={item} />
        <Page />
      </>
    );
  };
}

/** Explains a menu entry in the page that it leads to. It lies over nothing and leaves the focus where it was; this browser remembers that it was read. */
function HelpCard({ item }: { readonly item: Item }) {
  const key = `kloak-help-${item}` as const;
  const [seen, setSeen] = useState(() => remembered(key) !== undefined);
  if (seen) return null;
  const dismiss = () => {
    remember(key, 'seen');
    setSeen(true);
    // The button goes; who works with keys goes on in the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={`${s.card} ${s[item]}`} aria-label={texts.shell.helpTitle}>
      <p>{texts.shell.help[item]}</p>
      <Button tone="quiet" onClick={dismiss}>
        {texts.shell.helpDismiss}
      </Button>
    </section>
  );
}
