import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Item } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MemberLink } from '../../ui/member-link.tsx';
import s from './hearts.module.css';
import { heartMutation, heartsQuery } from './hearts-queries.ts';
import { heartsTexts as t } from './texts.ts';

const preview = 4;

/** The heart of an item, the first who gave one, and a dialog with all of them. */
export function Hearts({ item }: { readonly item: Item }) {
  const { id, username, image } = useMe();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(heartsQuery(item, id));
  const { mutate } = useMutation(heartMutation(client, item, { _id: id, username, image }));
  const { hearts = [], total = 0, mine = false } = data ?? {};
  return (
    <div className={s.hearts}>
      <button
        type="button"
        className={s.heart}
        aria-pressed={mine}
        aria-label={data ? `${t.give}: ${t.count(total)}` : t.give}
        disabled={!data}
        onClick={() => mutate(!mine)}
      >
        <Heart size={22} aria-hidden="true" fill={mine ? 'currentColor' : 'none'} />
        <span className={s.total} aria-hidden="true">
          {/* As wide as a figure: what is not known yet is not told as none. */}
          {data ? total : '\u2007'}
        </span>
      </button>
      {isError && !data && (
        <Button tone="plain" onClick={() => void refetch()} busy={isFetching && texts.common.retry}>
          {texts.common.retry}
        </Button>
      )}
      {hearts.length > 0 && (
        <button type="button" className={s.people} aria-label={t.seeAll(total)} onClick={() => setOpen(true)}>
          {hearts.slice(0, preview).map(({ profile }) => (
            <Avatar key={profile._id} src={profile.image} size={28} />
          ))}
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t.count(total)} close={memberTexts.close}>
        <ul className={s.list}>
          {hearts.map(({ profile }) => (
            <li key={profile._id} className={s.person}>
              <Avatar src={profile.image} />
              <MemberLink username={profile.username} />
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button tone="quiet" onClick={() => void fetchNextPage()} busy={isFetchingNextPage && texts.common.loading}>
            {memberTexts.loadMore}
          </Button>
        )}
      </Dialog>
    </div>
  );
}
