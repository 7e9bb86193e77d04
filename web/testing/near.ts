/** Everything is on the screen, in the tests of one file: parts that wait for that come, and lists go on to their end. */
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
