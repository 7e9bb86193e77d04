/** Treats everything as visible in the tests of one file: lazy parts are loaded, and lists grow to their end. */
export function everythingIsNear(): void {
  const nothingIs = globalThis.IntersectionObserver;
  beforeAll(() => {
    globalThis.IntersectionObserver = class extends nothingIs {
      private readonly tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        super(tell);
        this.tell = tell;
      }
      override observe(target: Element) {
        const rect = target.getBoundingClientRect();
        const entry = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null, intersectionRatio: 1, isIntersecting: true, target, time: 0 };
        this.tell([entry], this);
      }
    };
  });
  afterAll(() => {
    globalThis.IntersectionObserver = nothingIs;
  });
}
