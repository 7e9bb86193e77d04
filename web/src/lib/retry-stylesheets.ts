const failed = new Set<HTMLLinkElement>();

/** Records style sheets that fail to load from now on. */
export function watchStylesheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  window.addEventListener('error', note, { capture: true });
}

/**
 * Loads failed style sheets once more. The bundler's loader inserts a style sheet's link only at the first import of a lazy part. A second import would
 * run the code without its styles. Rejects if one fails again.
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
