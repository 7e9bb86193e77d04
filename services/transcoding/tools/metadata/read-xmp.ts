// XMP has many forms for one fact: attribute, element, nested element, any prefix. A count bounds the work, as for EXIF.

/** Maximum size; many times what cameras and programs write. */
const maxXmpBytes = 2 ** 20;
/** Times that a property is looked for. */
const maxPlaces = 20;
/** Maximum letters of an element, with RDF markup around its value. */
const maxElementLetters = 1000;
/** Maximum length of a value; far more than a date or a place has. */
const maxValueLetters = 64;

const namespaces = {
  exif: 'http://ns.adobe.com/exif/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
} as const;
type Prefix = keyof typeof namespaces;
/** Name with the standard's prefix. */
export type XmpName = `${Prefix}:${string}`;
/** Reads the first non-empty value of a property; `undefined` if there is none. */
export type XmpReader = (name: XmpName) => string | undefined;

export function xmpReader(xmp: Buffer | undefined): XmpReader {
  const text = xmp?.toString('utf8', 0, maxXmpBytes) ?? '';
  const prefixes = prefixesIn(text);
  return (name) => {
    const [prefix = '', property = ''] = name.split(':');
    for (const own of prefixes(prefix)) {
      const value = propertyIn(text, `${own}:${property}`);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

const isPrefix = (said: string): said is Prefix => said in namespaces;

/** Prefixes of a namespace: the usual ones, and those that the text binds; at most four in all. */
function prefixesIn(text: string): (usual: string) => string[] {
  return (usual) => {
    const found = new Set(usual === 'xmp' ? ['xmp', 'xap'] : [usual]);
    const uri = isPrefix(usual) ? namespaces[usual] : usual;
    for (const at of placesOf(text, uri)) {
      const [, bound] = /xmlns:([\w.-]{1,30})\s{0,9}=\s{0,9}["']$/.exec(text.slice(Math.max(0, at - 60), at)) ?? [];
      if (bound !== undefined) found.add(bound);
    }
    return [...found].slice(0, 4);
  };
}

function* placesOf(text: string, word: string): Generator<number> {
  let at = text.indexOf(word);
  for (let count = 0; at >= 0 && count < maxPlaces; count += 1) {
    yield at;
    at = text.indexOf(word, at + word.length);
  }
}

function propertyIn(text: string, name: string): string | undefined {
  for (const at of placesOf(text, name)) {
    const after = text.slice(at + name.length, at + name.length + maxElementLetters);
    const value = text[at - 1] === '<' ? ofElement(after, name) : /\s/.test(text[at - 1] ?? ' ') ? ofAttribute(after) : undefined;
    if (value) return value;
  }
  return undefined;
}

/** Value that follows an attribute's name. */
function ofAttribute(after: string): string | undefined {
  const [, quote = '', rest = ''] = /^\s{0,99}=\s{0,99}(["'])(.*)$/s.exec(after) ?? [];
  const end = quote === '' ? -1 : rest.indexOf(quote);
  return end < 0 ? undefined : asText(rest.slice(0, end));
}

/** Value that follows an element's name: its text, the first non-empty child's, or an `rdf:value`. */
function ofElement(after: string, name: string): string | undefined {
  if (!/^[\s/>]/.test(after)) return undefined;
  const end = after.indexOf(`</${name}`);
  // Without an end tag, only the start tag is searched.
  const held = end < 0 ? after.slice(0, after.indexOf('>') + 1) : after.slice(0, end);
  const valueAt = held.indexOf('rdf:value');
  const said = valueAt < 0 ? undefined : ofAttribute(held.slice(valueAt + 'rdf:value'.length));
  return (
    said ??
    held
      .split('<')
      .map((part) => asText(part.slice(part.indexOf('>') + 1)))
      .find(Boolean)
  );
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

/** `undefined` for a text longer than any value. */
function asText(written: string): string | undefined {
  const text = written.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,4}));/gi, (whole, ten, sixteen, name) =>
    ten || sixteen ? String.fromCodePoint(ten ? Number(ten) : Number.parseInt(sixteen, 16)) : (entities[name] ?? whole),
  );
  const value = text.trim();
  return value === '' || value.length > maxValueLetters ? undefined : value;
}
