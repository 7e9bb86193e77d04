/** Maximum wait for the page with its picture, in milliseconds: a press must have an effect by then. */
const maxWaitMs = 100;

/** Element of a page with one picture; its style sheet gives it this transition name. */
const stage = '[data-stage]';
const name = 'stage';

/**
 * Resolves with true once a picture is on the stage, or with false after the time limit. Nothing is painted meanwhile, so no animation frame can be
 * awaited.
 */
function isShown(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => document.querySelector(`${stage} img`) !== null;
    const end = (shown: boolean) => {
      seen.disconnect();
      clearTimeout(timer);
      resolve(shown);
    };
    const seen = new MutationObserver(() => look() && end(true));
    const timer = setTimeout(() => end(look()), maxWaitMs);
    seen.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Opens the page of a picture with a transition from its card. Opens it at once if the browser has no transitions, motion is reduced, or the current
 * page has a stage of its own.
 */
export function transitionInto(card: HTMLElement, go: () => void): void {
  const can = 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!can || document.querySelector(stage)) {
    go();
    return;
  }
  card.style.viewTransitionName = name;
  const transition = document.startViewTransition(async () => {
    card.style.viewTransitionName = '';
    go();
    if (!(await isShown())) transition.skipTransition();
  });
  // A skipped transition, as in a hidden window, has opened the page nevertheless.
  transition.ready.catch(() => undefined);
}
