// Runs in every page of the stories before anything of its own, and answers what only the page knows.
globalThis.kloakStory = (() => {
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources = [] } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.className || node?.nodeName || '?') });
  }).observe({ type: 'layout-shift', buffered: true });

  const isShown = (element) => {
    const { width, height, bottom, top } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };

  return {
    /** What moved without being asked to, and how far. */
    shifts: () => shifts,
    /** Whether each picture in sight is there and drawn. */
    picturesDrawn: () => [...document.images].filter(isShown).every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    /** How far the page is wider than the window, in CSS pixels, and what sticks out. */
    overflow() {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
      return { by: scrollWidth - clientWidth, because: scrollWidth > clientWidth ? wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)) : [] };
    },
    /** What has the focus; whether one sees the sign of it; whether anything lies over it. */
    focus() {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const label = document.querySelector(`label[for="${element.id}"]`);
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
      return {
        name: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim().slice(0, 60),
        ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        seen: element === document.body || element.contains(at) || (label?.contains(at) ?? false),
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
    async axe() {
      const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await globalThis.axe.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`);
    },
  };
})();
