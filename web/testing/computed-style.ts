// jsdom evaluates the browser's whole default style sheet for each computed style, and Testing Library requests many at every look-up. Tests load no style
// sheet of ours, so an element's kind and its own attributes decide.

/** Attributes that change the default `display` of an element. */
const tellingAttributes = ['hidden', 'open', 'type'];
const displays = new Map<string, string>();

/** Default `display` in jsdom of an element with this name and these attributes. */
function usualDisplay(element: Element, ask: typeof getComputedStyle): string {
  const attributes = tellingAttributes.map((name) => [name, element.getAttribute(name)] as const);
  const kind = JSON.stringify([element.namespaceURI, element.localName, attributes]);
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const alike = document.createElementNS(element.namespaceURI, element.localName);
  for (const [name, value] of attributes) if (value !== null) alike.setAttribute(name, value);
  const { display } = ask(alike);
  displays.set(kind, display);
  return display;
}

const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.hasAttribute('style') ? element.style : undefined;

/** Inherited value: from the nearest ancestor that sets the property. */
function inherited(element: Element, property: 'visibility' | 'pointer-events', initial: string): string {
  for (let from: Element | null = element; from; from = from.parentElement) {
    const said = styleOf(from)?.getPropertyValue(property);
    if (said) return said;
  }
  return initial;
}

/** Replaces jsdom's `getComputedStyle` by a fast one. */
export function installFastComputedStyle(): void {
  const ask = window.getComputedStyle.bind(window);
  const bare = document.createElement('i').style;
  window.getComputedStyle = (element) => {
    const own = styleOf(element) ?? bare;
    const given = (property: string): string => {
      if (property === 'display') return own.display || usualDisplay(element, ask);
      if (property === 'visibility') return inherited(element, property, 'visible');
      if (property === 'pointer-events') return inherited(element, property, 'auto');
      return own.getPropertyValue(property);
    };
    return new Proxy(own, {
      get(style, name) {
        if (name === 'getPropertyValue') return given;
        if (name === 'display' || name === 'visibility') return given(name);
        if (name === 'pointerEvents') return given('pointer-events');
        return Reflect.get(style, name, style);
      },
    });
  };
}
