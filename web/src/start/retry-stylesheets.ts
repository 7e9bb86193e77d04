const failed = new Set<HTMLLinkElement>();

/** Notes from now on which style sheets did not load. */
export function watchStylesheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  window.addEventListener('error', note, { capture: true });
}

/**
 * Loads the style sheets that failed once more. Needed because the bundler's loader puts the link of a style sheet into the page at the
 * first import of a lazy part only: a second import would run the code without its styles. Rejects when one fails again.
 */
export async function retryStylesheets(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(
    links.map((link) => {
      const again = document.createElement('link');
      again.rel = 'stylesheet';
      again.href = link.href;
      link.replaceWith(again);
      return new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', () => reject(new Error(`no styles at ${link.href}`)));
      });
    }),
  );
}
