import type { View, ViewReader } from '../ports/store.ts';
import type { Harness } from './harness.ts';

/** Counts the queries of a service to its views, from now on. */
export function countQuestions(harness: Harness, service: Parameters<Harness['running']>[0]): () => number {
  let count = 0;
  const counted = <Doc extends object>(of: ViewReader<Doc>): ViewReader<Doc> =>
    new Proxy(of, {
      get(target, question, self) {
        count += 1;
        return Reflect.get(target, question, self);
      },
    });
  harness.fake.storeOf(service).views(({ reader }) => ({ reader: <Doc extends object>(view: View<Doc>) => counted(reader(view)) }));
  return () => count;
}
