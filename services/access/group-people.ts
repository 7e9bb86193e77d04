import { deleted } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { factsAfter, type GroupFacts, type OfGroup, onGroupEvent } from './group-events.ts';

/** Facts of a group with its id. */
type KnownGroup = GroupFacts & { group: string };

/** Strict view: one document for each existing group, with its state after the last event but without members. Access is decided from it. */
export const groupPeople = strictView<KnownGroup>({
  name: 'group-people',
  foldVersion: 3,
  touched: { groups: { group: ['stream'] } },
  on: {
    groups: onGroupEvent({
      ids: ({ data: { group } }: OfGroup) => [group],
      fold(_doc: KnownGroup | undefined, event: OfGroup) {
        const facts = factsAfter(event);
        return facts === undefined || facts.purged ? deleted : { ...facts, group: event.data.group };
      },
    }),
  },
});
