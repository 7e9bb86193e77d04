import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';
import { oneLine } from '@kloak/proto/rules/text/one-line.ts';

/** `by` named it so. */
type GroupName = { group: string; name: string; by: string };

const byGroup = ({ data: { group } }: { data: { group: string } }) => [group];

/** Names of groups. */
export const groupNames = view<GroupName>({
  name: 'group-names',
  foldVersion: 1,
  on: {
    groups: {
      GroupCreated: { ids: byGroup, fold: (_doc, { data: { group, name, by } }) => ({ group, name, by }) },
      GroupDetailsChanged: change(byGroup, (doc, { data: { name, by } }) => (name === undefined ? doc : { ...doc, name, by })),
      GroupPurged: change(byGroup, () => deleted),
    },
  },
  redact: (doc, person) => (doc.by === person ? { ...doc, name: '' } : doc),
});

/** Reads names by group id (≤ 500 groups); erased names are missing. */
export async function namesOf(reader: ViewReader<GroupName>, groups: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const found = await reader.getMany([...new Set(groups)]);
  return new Map(found.filter(({ name }) => name !== '').map(({ group, name }) => [group, oneLine(name)]));
}
