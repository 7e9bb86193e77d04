import { deleted } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import { nextDue } from '../domain/sandbox-renewals.ts';

/** `at`: when the sandbox does something next, ISO 8601 UTC. */
type DueDoc = { id: string; at: string };

/** One document for each customer of the sandbox with pending work. */
export const sandboxDues = view<DueDoc>({
  name: 'sandbox-dues',
  foldVersion: 2,
  indexes: { due: { equals: [], sort: 'at', order: 'oldest' } },
  on: {
    billing: {
      SandboxMoved: {
        ids: ({ data: { customer } }) => [customer],
        fold(doc, { data: { customer: id, after } }) {
          const at = after === null ? undefined : nextDue(after);
          if (at !== undefined) return { id, at };
          return doc && deleted;
        },
      },
    },
  },
});
