/** Replaces jsdom's missing layout in all tests of a file: every box is as wide as a tablet. */
export function layOutAsTablet(): void {
  const widthOf = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');
  beforeAll(() => void Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 800 }));
  afterAll(() => {
    if (widthOf) Object.defineProperty(Element.prototype, 'clientWidth', widthOf);
  });
}
