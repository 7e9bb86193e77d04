/** So long the page may take to be there with its picture, in milliseconds; a press is answered no later. */
const maxWaitMs = 100;

/** Where a page shows one picture: it bears this name in its style sheet, too. */
const stage = '[data-stage]';
const name = 'stage';

/** Resolves with whether a picture stands on the stage, once it does or the time is over. Nothing is painted meanwhile, so no frame can be waited for. */
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

/** Goes to the page of a picture, into which its card grows; at once where the browser cannot show that, where nobody wants motion, and where the page has another picture on its stage. */
export function growInto(card: HTMLElement, go: () => void): void {
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
  // One that the browser leaves out, as in a window that nobody sees, has gone to the page all the same.
  transition.ready.catch(() => undefined);
}
