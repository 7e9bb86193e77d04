import type { View, ViewReader } from '../ports/store.ts';
import type { Harness } from './harness.ts';

/** Counts the queries of a service to its views, or to the named one, from now on. */
export function countQueries(harness: Harness, service: string, name?: string): () => number {
  let count = 0;
  const counted = <Doc extends object>(of: ViewReader<Doc>): ViewReader<Doc> =>
    new Proxy(of, {
      get(target, question, self) {
        count += 1;
        return Reflect.get(target, question, self);
      },
    });
  harness.fake.storeOf(service).views(({ reader }) => ({
    reader: <Doc extends object>(view: View<Doc>) => (name === undefined || view.name === name ? counted(reader(view)) : reader(view)),
  }));
  return () => count;
}
