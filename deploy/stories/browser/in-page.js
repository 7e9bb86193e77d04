// Runs in every page of the stories before anything of its own, and answers what only the page knows.
globalThis.kloakStory = (() => {
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources = [] } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.className || node?.nodeName || '?') });
  }).observe({ type: 'layout-shift', buffered: true });

  const announcements = new Set();
  const announcers = '[role=status], [role=alert]';
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    const elements = changed.map((node) => (node instanceof Element ? node : node.parentElement)).filter((element) => element !== null);
    for (const element of elements)
      for (const announcer of [element.closest(announcers) ?? [], ...element.querySelectorAll(announcers)].flat()) announcements.add(announcer.textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });

  const isShown = (element) => {
    const { width, height, bottom, top } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };

  return {
    /** What moved without being asked to, and how far. */
    shifts: () => shifts,
    /** Whether this was said to a screen reader since it was asked last, even if it has gone from the screen since. */
    wasAnnounced: (text) => [...announcements].filter((said) => said.includes(text)).some((said) => announcements.delete(said)),
    /** Whether there are pictures in sight, each of them drawn. */
    picturesDrawn() {
      const pictures = [...document.querySelectorAll('picture img')].filter(isShown);
      return pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    },
    /** What sticks out of the window to the right, when the page can be scrolled there. */
    tooWide() {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
      return [`by ${scrollWidth - clientWidth} px`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
    },
    /** Words that a line ends within, elsewhere than at a hyphen or a slash. */
    brokenWords() {
      const broken = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement.closest('.visually-hidden') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of text.data.matchAll(/[^\s/-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    },
    /** What has the focus; whether one sees the sign of it; whether a part of it is in sight and not under something else. */
    focus() {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = [0.1, 0.3, 0.5, 0.7, 0.9];
      const seen = places.some((x) => places.some((y) => element.contains(document.elementFromPoint(left + width * x, top + height * y))));
      const label = element.id && document.querySelector(`label[for="${element.id}"]`);
      const name = element.getAttribute('aria-label') ?? (label || element).textContent ?? '';
      return {
        name: element === document.body ? 'the page' : name.trim().slice(0, 60),
        ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        seen,
      };
    },
    /** What moves by itself right now. */
    moving: () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().duration > 1)
        .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty),
    /** Whether the browser's own cache has an address; asks nobody else. */
    isCached: (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    statusOf: async (url) => (await fetch(url, { cache: 'no-store' })).status,
    /** Scripts and styles that came so far: their address, and their bytes on the line without headers. */
    code: () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    /** Whether a picture of this address is drawn. */
    isDrawn: (src) => [...document.images].some((picture) => picture.getAttribute('src') === src && picture.naturalWidth > 0),
    /** What a hand holds that brings a photograph of these bytes. */
    dropOf(name, bytes) {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      return held;
    },
    /** What axe finds; `rules`: by those alone. */
    async axe(rules) {
      const runOnly = rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await globalThis.axe.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`);
    },
  };
})();
