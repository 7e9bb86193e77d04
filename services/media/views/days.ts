import type { EventFold } from '@kloak/platform/view.ts';
import { view } from '@kloak/platform/view.ts';
import { dayTaken } from './taken.ts';

/**
 * The days of one part of a vault's posts, by item. An event that ends a post does not tell its day, so each is kept by its item; in
 * parts, so that what is written at each event stays small in a vault of many thousands.
 */
export type DaysDoc = {
  /** Of what is published. */
  shown: Record<string, string>;
  /** Of what has been read by its file and is not published yet. */
  early: Record<string, string>;
};

const partsOfVault = 64;

const idOf = (owner: string, part: number) => `${owner}:${part}`;
const partOf = (item: string) => [...item].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % partsOfVault, 0);
const byPart = ({ data: { owner, item } }: { data: { owner: string; item: string } }) => [idOf(owner, partOf(item))];

/** All documents of a vault. */
export const daysIdsOf = (owner: string) => Array.from({ length: partsOfVault }, (_, part) => idOf(owner, part));

const none: DaysDoc = { shown: {}, early: {} };
const without = (days: Record<string, string>, item: string) => Object.fromEntries(Object.entries(days).filter(([id]) => id !== item));

const ended = {
  ids: byPart,
  fold: (doc, { data: { item } }) => doc && { shown: without(doc.shown, item), early: without(doc.early, item) },
} satisfies EventFold<DaysDoc, 'media', 'ItemTrashed' | 'ItemRejected'>;

/** On which days a vault's posts were taken: some documents per owner (`daysIdsOf`), from which `ListDays` counts. */
export const days = view<DaysDoc>({
  name: 'days',
  foldVersion: 1,
  on: {
    media: {
      ItemPublished: {
        ids: byPart,
        fold: ({ shown, early } = none, { data: { item, publishedAt }, at }) => ({
          shown: { ...shown, [item]: early[item] ?? dayTaken(undefined, publishedAt ?? at) },
          early: without(early, item),
        }),
      },
      ItemRendered: {
        ids: (event) => (event.data.takenLocal === undefined ? [] : byPart(event)),
        fold({ shown, early } = none, { data: { item, takenLocal } }) {
          const day = dayTaken(takenLocal, '');
          return item in shown ? { shown: { ...shown, [item]: day }, early } : { shown, early: { ...early, [item]: day } };
        },
      },
      ItemRejected: ended,
      ItemTrashed: ended,
    },
  },
});
