import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import type { ItemPlaced__Output, Placement__Output } from '@kloak/proto/types/media.ts';

/** Number of posts of a day: all, and those that relatives see. */
type DayCount = readonly [all: number, shared: number];
/** Days of one owner in one year, by `MM-DD`; days without posts are absent. */
export type DaysDoc = { owner: string; year: string; days: Readonly<Record<string, DayCount>> };

const yearLength = 'YYYY'.length;
const idOf = (owner: string, { day }: { day: string }) => `${owner}:${day.slice(0, yearLength)}`;

function counted(doc: DaysDoc, { day, shared }: Placement__Output, by: 1 | -1): DaysDoc {
  const key = day.slice(yearLength + 1);
  const [all, visible] = doc.days[key] ?? [0, 0];
  const { [key]: _, ...others } = doc.days;
  const count: DayCount = [all + by, visible + (shared ? by : 0)];
  return { ...doc, days: count[0] === 0 ? others : { ...others, [key]: count } };
}

const ids = ({ data: { owner, before, after } }: { data: ItemPlaced__Output }) => [
  ...new Set([before, after].flatMap((placement) => (placement ? [idOf(owner, placement)] : []))),
];

/** One document for each year in which posts of an owner were taken: numbers by day, so that days of many owners are a few documents each. */
export const days = strictView<DaysDoc>({
  name: 'days',
  foldVersion: 3,
  touched: { media: { item: ['home'] } },
  indexes: { byOwner: { equals: ['owner'], sort: 'year', order: 'newest' } },
  on: {
    media: {
      ItemPlaced: {
        ids,
        fold(known, { data: { owner, before, after } }, id) {
          const empty: DaysDoc = { owner, year: id.slice(owner.length + 1), days: {} };
          const isHere = (placement: Placement__Output | null): placement is Placement__Output => placement !== null && idOf(owner, placement) === id;
          const without = isHere(before) ? counted(known ?? empty, before, -1) : (known ?? empty);
          const doc = isHere(after) ? counted(without, after, 1) : without;
          return Object.keys(doc.days).length === 0 ? deleted : doc;
        },
      },
    },
  },
});

/** Reads the given days of these owners: for each day those of whom `viewer` sees posts. */
export async function ownersByDay(reader: ViewReader<DaysDoc>, wanted: ReadonlySet<string>, owners: readonly string[], viewer: string) {
  const byYear = Map.groupBy(wanted, (day) => day.slice(0, yearLength));
  const found = [...byYear].map(async ([year, ofYear]) => {
    const docs = await reader.getMany(owners.map((owner) => idOf(owner, { day: year })));
    return ofYear.map((day) => ({ day, owners: docs.filter((doc) => countFor(doc, day.slice(yearLength + 1), viewer) > 0).map(({ owner }) => owner) }));
  });
  return (await Promise.all(found)).flat().filter((day) => day.owners.length > 0);
}

/** Number of posts of a day (`MM-DD`) that `viewer`, the owner or a relative, sees. */
export function countFor({ owner, days: counts }: DaysDoc, day: string, viewer: string): number {
  const [all, shared] = counts[day] ?? [0, 0];
  return owner === viewer ? all : shared;
}

/** Documents of one query: some hundred kilobytes at most. */
const yearsAtOnce = 100;

/** Reads all years of these owners (≤ 1,000), in pages: other work runs in between. */
export async function* yearsOf(reader: ViewReader<DaysDoc>, owners: readonly string[]): AsyncGenerator<DaysDoc[]> {
  let before: string | undefined;
  do {
    const page = await reader.newest({ index: 'byOwner', keys: owners.map((owner) => [owner]), limit: yearsAtOnce, ...(before !== undefined && { before }) });
    yield page.items;
    before = page.next;
  } while (before !== undefined);
}
