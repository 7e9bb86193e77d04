import type { HelpKey } from '@kloak/proto/rules/help.ts';
import { Suspense, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { mutate } from '../../lib/api.ts';
import { remember, remembered } from '../../lib/storage.ts';
import { useMe } from '../../session/session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { screens } from '../screens.ts';
import { useIsSettled } from '../use-is-settled.ts';

const helpPopover = lazyPart(async () => (await import('./help-popover.tsx')).HelpPopover);

/** Help popover of the current screen, until it is read. Its code is loaded after the pictures of the first screen. */
export function Help() {
  const { pathname } = useLocation();
  const isSettled = useIsSettled();
  const help = screens.find((screen) => screen.help && matchPath(screen.path, pathname))?.help;
  return help && isSettled && <HelpOnce key={help.key} help={help.key} />;
}

/**
 * Help popover until it is read; this browser remembers that, and the server does for other devices. Its code is loaded once; if that fails, nothing is
 * missed.
 */
function HelpOnce({ help }: { readonly help: HelpKey }) {
  const key = `kloak-help-${help}` as const;
  const isSeenElsewhere = useMe().seenHelp.includes(help);
  const [seen, setSeen] = useState(() => remembered(key) !== undefined);
  if (seen || isSeenElsewhere) return null;
  const dismiss = () => {
    remember(key, 'seen');
    setSeen(true);
    // If this fails, other devices show the help once more.
    mutate('POST /api/users/seen-help', { help }).catch(() => undefined);
  };
  return (
    <ErrorBoundary instead={null} at={help}>
      <Suspense fallback={null}>
        <LazyPart part={helpPopover} props={{ help, onDismiss: dismiss }} />
      </Suspense>
    </ErrorBoundary>
  );
}
