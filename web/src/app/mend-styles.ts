const broken = new Set<HTMLLinkElement>();

/** Notes from now on which style sheets did not come. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
  };
  window.addEventListener('error', note, { capture: true });
}

/** Asks again for the style sheets that did not come: with the code of a part they are asked for once, by its first try. Rejects when one does not come again. */
export async function mendStyles(): Promise<void> {
  const links = [...broken];
  broken.clear();
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
