import type { Post, Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarX, EyeOff, UserMinus } from 'lucide-react';
import { toast } from '../../lib/toasts.ts';
import { siblings } from '../../posts/data/siblings.ts';
import { pathOf, refOf } from '../../posts/item.ts';
import { countName } from '../../posts/story-words.ts';
import { useMe } from '../../session/session.ts';
import { Link } from '../../ui/link.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import s from './memory-card.module.css';
import { type Hidden, hideMemoryMutation, type Memory } from './memory-queries.ts';
import { Mosaic } from './mosaic.tsx';
import look from './story-card.module.css';
import { homeTexts as t } from './texts.ts';

/** Number of people whom the menu names. */
const maxNamed = 3;

export type MemoryProps = {
  readonly memory: Memory;
  /** Today, `YYYY-MM-DD`. */
  readonly day: string;
  /** Removes the card until tomorrow, on this device. */
  readonly onLater: () => void;
};

/** Card of the same day in an earlier year. It leads through its pictures; a menu hides the day, or one of the people, for ever. */
export function MemoryCard({ memory, day, onLater }: MemoryProps) {
  const me = useMe();
  const { mutate } = useMutation(hideMemoryMutation(useQueryClient(), me.id));
  const { year, total, posts } = memory;
  const [first] = posts;
  if (!first) return null;
  const items = posts.map(refOf);
  const hide = (hidden: Hidden, text: string) =>
    mutate({ hidden }, { onSuccess: () => toast(text, 'good', { act: { label: t.undo, run: () => mutate({ hidden, undo: true }) } }) });
  const people = relativesIn(posts, me.id).slice(0, maxNamed);
  return (
    <section aria-labelledby="memory" className={s.memory}>
      <div className={s.header}>
        <h2 id="memory">{t.onThisDay}</h2>
        <Menu
          label={t.memoryMenu}
          look="more"
          acts={[
            { label: t.notToday, icon: <EyeOff size={18} aria-hidden="true" />, onSelect: onLater },
            { label: t.notThisDay, icon: <CalendarX size={18} aria-hidden="true" />, onSelect: () => hide({ day }, t.dayHidden) },
            ...people.map(({ _id, username }) => ({
              label: t.lessOf(username),
              icon: <UserMinus size={18} aria-hidden="true" />,
              onSelect: () => hide({ person: _id }, t.personHidden(username)),
            })),
          ]}
        />
      </div>
      <Link to={pathOf(refOf(first))} state={siblings({ items, of: total > items.length ? 'some' : 'all' }, first._id)} className={look.card}>
        <Mosaic posts={posts} first={false} />
        <span className={s.facts}>{[t.yearsAgo(Number(day.slice(0, 4)) - year), countName(total, posts)].join(' · ')}</span>
      </Link>
    </section>
  );
}

/** Authors of the posts, other than the caller. */
function relativesIn(posts: readonly Post[], me: string): readonly Profile[] {
  const people = new Map(posts.map(({ writer }) => [writer._id, writer]));
  return [...people.values()].filter(({ _id, username }) => _id !== me && username);
}
