// Runs in every page of the stories before the page's own code, and answers questions about the page.
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

  const chain = (element) => (element ? [element, ...chain(element.parentElement)] : []);
  /** True for elements that are for screen readers only. */
  const isUnseen = (element) =>
    chain(element).some((each) => {
      const { overflow, width } = getComputedStyle(each);
      return overflow === 'hidden' && width === '1px';
    });
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ data, parentElement }) => {
      const isSeen = data.trim() !== '' && parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(parentElement);
      return isSeen ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    });
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  };
  const linesOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const sharedBy = (one, other) => {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const sticksOut = (line, { left, right, top, bottom }) =>
    line.left < left - 2 || line.right > right + 2 || line.top < top - line.height / 3 || line.bottom > bottom + line.height / 3;
  /**
   * Visible part of a line, and whether it is cut off: by an ancestor without any sign of it, or by its button's edge. Scrollable content counts as
   * visible.
   */
  const seenOf = (line, element) => {
    const seen = { line, isCut: false, isScrolled: false };
    for (const each of chain(element)) {
      const { display, overflow, position, textOverflow, webkitLineClamp } = getComputedStyle(each);
      const holds = overflow !== 'visible' || (display !== 'inline' && each.matches('button, a'));
      const isMarked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const box = each.getBoundingClientRect();
      if (holds && !isMarked && !seen.isScrolled && !/auto|scroll/.test(overflow) && sticksOut(seen.line, box)) seen.isCut = true;
      if (holds) seen.line = sharedBy(seen.line, box);
      if (/auto|scroll/.test(overflow)) seen.isScrolled = true;
      if (position === 'fixed' || seen.line.width <= 0 || seen.line.height <= 0) break;
    }
    return seen;
  };
  /** Floating elements may cover the page, so a text is compared only with others of its layer. */
  const layerOf = (element) =>
    chain(element).find((each) => {
      const { position, zIndex } = getComputedStyle(each);
      return position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto') || each.dataset.modal !== undefined;
    });
  return {
    /** Elements that moved unexpectedly, with distances. */
    shifts: () => shifts,
    /** True if a screen reader announced the text since the last check, even if it has left the screen. */
    wasAnnounced: (text) => [...announcements].filter((said) => said.includes(text)).some((said) => announcements.delete(said)),
    /** True if pictures are visible, and all are drawn. */
    picturesDrawn() {
      const pictures = [...document.querySelectorAll('picture img')].filter(isShown);
      return pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    },
    /** Pictures of the visible content without any space: they are invisible, but break no rule of axe. */
    lostPictures() {
      const isLost = (picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return picture.checkVisibility() && !isUnseen(picture) && (width < 16 || height < 16);
      };
      return [...document.querySelectorAll('picture img')].filter(isLost).map(({ outerHTML }) => outerHTML.slice(0, 120));
    },
    /** Elements beyond the right edge, if the page scrolls horizontally. */
    tooWide() {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
      return [`by ${scrollWidth - clientWidth} px`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
    },
    /** Links and buttons under another element, when the page is scrolled to its end. */
    pressableUnder(selector) {
      const { scrollY } = globalThis;
      scrollTo(0, document.documentElement.scrollHeight);
      const over = document.querySelector(selector);
      const box = over.getBoundingClientRect();
      const isUnder = (element) => {
        const { width, height } = sharedBy(element.getBoundingClientRect(), box);
        return width > 0 && height > 0 && !over.contains(element) && element.checkVisibility();
      };
      const under = [...document.querySelectorAll('a, button, input, textarea, select')].filter(isUnder).map(({ outerHTML }) => outerHTML.slice(0, 120));
      scrollTo(0, scrollY);
      return under;
    },
    /** Texts that are cut off without a mark of that, stick out of their button, or lie over each other. */
    squeezed() {
      const nameOf = ({ data }) => `"${data.trim().slice(0, 40)}"`;
      const seen = texts().flatMap((text) => linesOf(text).map((line) => ({ text, layer: layerOf(text.parentElement), ...seenOf(line, text.parentElement) })));
      const cut = seen.filter(({ isCut }) => isCut).map(({ text }) => `${nameOf(text)} is cut off`);
      const lines = seen.filter(({ line }) => line.width > 0 && line.height > 0);
      const isOver = (one, other) => {
        const { width, height } = sharedBy(one.line, other.line);
        return one.text !== other.text && one.layer === other.layer && width > 3 && height > Math.min(one.line.height, other.line.height) / 3;
      };
      const covered = lines.flatMap((one, nth) =>
        lines
          .slice(nth + 1)
          .filter((other) => isOver(one, other))
          .map((other) => `${nameOf(one.text)} and ${nameOf(other.text)} lie over each other`),
      );
      return [...new Set([...cut, ...covered])];
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
    /** Focused element: is the focus mark visible, is the element visible and uncovered? A hidden field is visible through its label. */
    focus() {
      const element = document.activeElement ?? document.body;
      const shown = (element.matches('.visually-hidden') && element.closest('label')) || element;
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const { left, top, width, height } = shown.getBoundingClientRect();
      const places = [0.1, 0.3, 0.5, 0.7, 0.9];
      const seen = places.some((x) => places.some((y) => shown.contains(document.elementFromPoint(left + width * x, top + height * y))));
      const label = element.id && document.querySelector(`label[for="${element.id}"]`);
      const name = element.getAttribute('aria-label') ?? (label || element).textContent ?? '';
      return {
        name: element === document.body ? 'the page' : name.trim().slice(0, 60),
        ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        seen,
      };
    },
    /** Running animations. */
    moving: () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().duration > 1)
        .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty),
    /** True if the browser's cache has the address; no request is sent. */
    isCached: (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    statusOf: async (url) => (await fetch(url, { cache: 'no-store' })).status,
    /** Loaded scripts and styles: address, and transferred bytes without headers. */
    code: () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    /** True if a picture with this address is drawn. */
    isDrawn: (src) => [...document.images].some((picture) => picture.getAttribute('src') === src && picture.naturalWidth > 0),
    /** Drag data with a photograph of these bytes. */
    dropOf(name, bytes) {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      return held;
    },
    /** Faults that axe finds; `rules`: only by these. */
    async axe(rules) {
      const runOnly = rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await globalThis.axe.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`);
    },
  };
})();
