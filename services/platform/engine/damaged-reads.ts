// [Note: Effects of a damaged commit] Nobody knows its content. But its row has the stream and the partition key, from which the touched documents
// follow. A strict view declares how (`touched`); otherwise any stream may touch documents that contain its names, or its partition key's. Reads of such
// a document are refused, even if it is absent: it may still contain revoked access. Lists by such a name, or with such a document, are refused too. A
// document that is missing in another list grants nothing.
import { damagedEvent } from '../errors.ts';
import type { Skip } from '../ports/skips.ts';
import type { TouchedBy, View, ViewReader } from '../ports/store.ts';

const anyKind: readonly TouchedBy[] = ['stream', 'home'];

/** Kind of a stream, and its id within the kind. */
function partsOf(stream: string): [kind: string, id: string] {
  const at = stream.indexOf(':');
  return [stream.slice(0, Math.max(at, 0)), stream.slice(at + 1)];
}

/** Names in ids of streams and in partition keys. */
const namesIn = (text: string) => text.split(':').filter((name) => name !== '');

type Touch = { by: readonly TouchedBy[]; stream: readonly string[]; home: readonly string[] };

function touchOf(view: View, { source, stream, home }: Pick<Skip, 'source' | 'stream' | 'home'>): Touch | undefined {
  if (!(source in view.reads)) return undefined;
  const [kind, id] = partsOf(stream);
  const declared = view.touched?.[source];
  const by = declared ? (declared[kind] ?? []) : anyKind;
  return by.length > 0 ? { by, stream: namesIn(id), home: namesIn(home) } : undefined;
}

function touchesDoc({ by, ...names }: Touch, id: string, doc: object | undefined): boolean {
  const text = `${id} ${JSON.stringify(doc)}`;
  return by.some((how) => (typeof how === 'string' ? names[how].every((name) => text.includes(name)) : how.test(id, doc)));
}

function touchesList({ by, ...names }: Touch, values: readonly unknown[]): boolean {
  const texts = values.filter((value) => typeof value === 'string');
  return by.some((how) => typeof how === 'string' && names[how].some((name) => texts.some((text) => text.includes(name))));
}

/** True if a commit of a stream may have touched a document; `doc`: its state without that commit. */
export function mayTouch(view: View, commit: Pick<Skip, 'source' | 'stream' | 'home'>, id: string, doc: object | undefined): boolean {
  const touch = touchOf(view, commit);
  return touch !== undefined && touchesDoc(touch, id, doc);
}

/** True if it may have changed the list of these values. */
export function mayList(view: View, commit: Pick<Skip, 'source' | 'stream' | 'home'>, values: readonly unknown[]): boolean {
  const touch = touchOf(view, commit);
  return touch !== undefined && touchesList(touch, values);
}

/** Wraps a reader. Refuses reads that may depend on skipped commits: 503 `damaged-event`. */
export function undamagedReader<Doc extends object>(reader: ViewReader<Doc>, view: View<Doc>, known: () => readonly Skip[]): ViewReader<Doc> {
  const touches = () => known().flatMap((skip) => touchOf(view, skip) ?? []);
  const refuse = () => {
    throw damagedEvent(`What ${view.name} tells of this`);
  };
  /** Checked after the documents were read: earlier skips are known then. */
  const checked = (found: readonly { id: string; doc: Doc | undefined }[], lists: readonly (readonly unknown[])[] = []) => {
    for (const touch of touches()) {
      if (lists.some((values) => touchesList(touch, values)) || found.some(({ id, doc }) => touchesDoc(touch, id, doc))) refuse();
    }
  };
  const listed = (docs: readonly Doc[]) => docs.map((doc) => ({ id: '', doc }));
  const get = async (id: string) => {
    const doc = await reader.get(id);
    checked([{ id, doc }]);
    return doc;
  };
  return {
    get,
    async getMany(ids) {
      if (touches().length === 0) return reader.getMany(ids);
      return (await Promise.all(ids.map(get))).filter((doc) => doc !== undefined);
    },
    async page(request) {
      const page = await reader.page(request);
      checked(listed(page.items), [request.equals]);
      return page;
    },
    async newest(request) {
      const page = await reader.newest(request);
      checked(listed(page.items), request.keys);
      return page;
    },
    async words(request) {
      const page = await reader.words(request);
      checked(listed(page.items));
      return page;
    },
  };
}
