import type { EventMetadata } from '@kloak/platform/event.ts';
import { view } from '@kloak/platform/view.ts';

export type AdminChangeDoc = {
  id: string;
  account: string;
  /** Acting admin; empty for the setting KLOAK_ADMIN_EMAIL. */
  by: string;
  at: string;
  given: boolean;
};

type AdminChangeEvent = Pick<EventMetadata, 'lane' | 'seq' | 'at'> & { data: { account: string; by: string } };

const idOf = ({ lane, seq }: AdminChangeEvent) => `${lane}.${seq}`;
const becomes = (given: boolean) => ({
  ids: (event: AdminChangeEvent) => [idOf(event)],
  fold: (_doc: AdminChangeDoc | undefined, event: AdminChangeEvent): AdminChangeDoc => ({
    id: idOf(event),
    account: event.data.account,
    by: event.data.by,
    at: event.at,
    given,
  }),
});

/** One document for each grant or end of admin rights. Index `all`: newest first. */
export const adminChanges = view<AdminChangeDoc>({
  name: 'admin-changes',
  foldVersion: 1,
  indexes: { all: { equals: [], sort: 'at', order: 'newest' } },
  on: { identity: { AdminAdded: becomes(true), AdminRemoved: becomes(false) } },
});
