import type { EventFold } from '@kloak/platform/view.ts';
import { view } from '@kloak/platform/view.ts';
import { dayTaken } from './taken.ts';

/**
 * Days of one part of a vault's posts, each as `YYYY-MM-DD {item}`. Events that end a post lack its day, so entries contain the item. The parts keep
 * writes small in a large vault. Entries are texts, because these are parsed many times faster than objects.
 */
export type DaysDoc = {
  /** Published items. */
  shown: string[];
  /** Items read from their file but not published yet. */
  early: string[];
};

/** Documents per query; fixed, whatever the size of the vault. */
const partsOfVault = 256;

const entryOf = (day: string, item: string) => `${day} ${item}`;
const isOf = (item: string) => (entry: string) => entry.endsWith(` ${item}`);
/** The day of an entry. */
export const dayOf = (entry: string): string => entry.slice(0, 'YYYY-MM-DD'.length);

const idOf = (owner: string, part: number) => `${owner}:${part}`;
const partOf = (item: string) => [...item].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % partsOfVault, 0);
const byPart = ({ data: { owner, item } }: { data: { owner: string; item: string } }) => [idOf(owner, partOf(item))];

/** Ids of all documents of a vault. */
export const daysIdsOf = (owner: string) => Array.from({ length: partsOfVault }, (_, part) => idOf(owner, part));

const none: DaysDoc = { shown: [], early: [] };
const without = (entries: readonly string[], item: string) => entries.filter((entry) => !isOf(item)(entry));

const rendered = {
  ids: (event) => (event.data.takenLocal === undefined ? [] : byPart(event)),
  fold({ shown, early } = none, { data: { item, takenLocal } }) {
    const entry = entryOf(dayTaken(takenLocal, ''), item);
    return shown.some(isOf(item)) ? { shown: [...without(shown, item), entry], early } : { shown, early: [...without(early, item), entry] };
  },
} satisfies EventFold<DaysDoc, 'media', 'ItemThumbnailsRendered' | 'ItemRendered'>;

const ended = {
  ids: byPart,
  fold: (doc, { data: { item } }) => doc && { shown: without(doc.shown, item), early: without(doc.early, item) },
} satisfies EventFold<DaysDoc, 'media', 'ItemTrashed' | 'ItemPurged' | 'ItemRejected'>;

/** Days on which a vault's posts were taken: a few documents per owner (`daysIdsOf`), from which `ListDays` counts. */
export const days = view<DaysDoc>({
  name: 'days',
  foldVersion: 2,
  on: {
    media: {
      ItemPublished: {
        ids: byPart,
        fold({ shown, early } = none, { data: { item, publishedAt }, at }) {
          const known = early.find(isOf(item));
          return { shown: [...shown, known ?? entryOf(dayTaken(undefined, publishedAt ?? at), item)], early: without(early, item) };
        },
      },
      ItemThumbnailsRendered: rendered,
      ItemRendered: rendered,
      ItemRejected: ended,
      ItemTrashed: ended,
      // The item may have been rendered while in the trash.
      ItemPurged: ended,
      ItemRestored: {
        ids: byPart,
        fold({ shown, early } = none, { data: { item, takenLocal, publishedAt }, at }) {
          return { shown: [...without(shown, item), entryOf(dayTaken(takenLocal, publishedAt ?? at), item)], early: without(early, item) };
        },
      },
    },
  },
});
