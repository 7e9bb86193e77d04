import { cards, cardsById, erasedCard } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Entry } from '@kloak/proto/types/notification.ts';
import { nobody } from './entry.ts';
import type { VisibleEntry } from './visible-entries.ts';

/** Maximum names per entry. */
export const maxNamed = 3;

const peopleOf = ({ doc: { acts } }: VisibleEntry): string[] => [...new Set(acts.map(({ who }) => who))].filter((who) => who !== nobody);

/** Comment that was written, or that got the hearts. */
function commentOf({ kind, comment, acts: [newest] }: VisibleEntry['doc']): string | undefined {
  return kind === 'COMMENTS' || kind === 'REPLIES' ? newest?.of : comment;
}

/** Entries as their reader sees them, with unread marks. */
export async function showEntries(ctx: Pick<Ctx, 'view'>, visible: readonly VisibleEntry[], isUnread: (entry: VisibleEntry) => boolean): Promise<Entry[]> {
  const found = await cardsById(
    ctx.view(cards),
    visible.flatMap((entry) => peopleOf(entry).slice(0, maxNamed)),
  );
  const profileOf = (who: string) => {
    const { id, username, image } = found.get(who) ?? erasedCard(who);
    return { id, username, image };
  };
  return visible.map((entry) => {
    const people = peopleOf(entry);
    const { doc, at, item, items, groupPost } = entry;
    const { id, kind, group, role, room } = doc;
    const comment = commentOf(doc);
    const who = { profiles: people.slice(0, maxNamed).map(profileOf), people: people.length };
    return { id, kind, ...who, at, item, items, group, groupPost, role, comment, room, unread: isUnread(entry) };
  });
}
