import { type ComponentType, useEffect, useState } from 'react';
import { mutate } from '../../lib/api.ts';
import { useMe } from '../../lib/session.ts';
import { remember, remembered } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import type { Screen } from '../screen.ts';
import s from './help-card.module.css';
import { helpTexts } from './help-texts.ts';

type Help = NonNullable<Screen['help']>;

/** A page under a word of help, which stands there until it is dismissed. Both are drawn at once, so nothing moves when the help comes. */
export function withHelp(help: Help, Page: ComponentType): ComponentType {
  return function PageWithHelp() {
    return (
      <>
        <HelpCard help={help} />
        <Page />
      </>
    );
  };
}

/** Explains a menu entry in the page that it leads to. It lies over nothing and leaves the focus where it was; that it was read this browser remembers, and the server for all others. */
function HelpCard({ help }: { readonly help: Help }) {
  const key = `kloak-help-${help.key}` as const;
  const isSeenElsewhere = useMe().seenHelp.includes(help.key);
  const [seen, setSeen] = useState(() => remembered(key) !== undefined);
  // The next page is drawn before anybody has answered: it has to know by itself.
  useEffect(() => {
    if (isSeenElsewhere) remember(key, 'seen');
  }, [isSeenElsewhere, key]);
  if (seen || isSeenElsewhere) return null;
  const dismiss = () => {
    remember(key, 'seen');
    setSeen(true);
    // Where that fails, the other devices show it once.
    mutate('POST /api/users/seen-help', { help: help.key }).catch(() => undefined);
    // The button goes; who works with keys goes on in the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={`${s.card} ${help.width ? s[help.width] : ''}`} aria-label={helpTexts.title}>
      <p>{helpTexts.pages[help.key]}</p>
      <Button tone="quiet" onClick={dismiss}>
        {helpTexts.dismiss}
      </Button>
    </section>
  );
}
