import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import type { Item } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { HeartsDialog } from '../../ui/hearts-dialog.tsx';
import s from './hearts.module.css';
import { heartMutation, heartsQuery } from './hearts-queries.ts';
import { heartsTexts as t } from './texts.ts';

const preview = 4;

/** The heart of an item, the first who gave one, and a dialog with all of them. */
export function Hearts({ item }: { readonly item: Item }) {
  const { id, username, image } = useMe();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const pages = useInfiniteQuery(heartsQuery(item, id));
  const { data, error, isFetching, refetch } = pages;
  const { mutate } = useMutation(heartMutation(client, item, { _id: id, username, image }));
  const { hearts = [], total = 0, mine = false } = data ?? {};
  return (
    <div className={s.hearts}>
      <button
        type="button"
        className={s.heart}
        aria-pressed={mine}
        aria-label={data ? `${t.give}: ${memberTexts.hearts(total)}` : t.give}
        // Not disabled, which would take the focus from who goes from picture to picture.
        aria-disabled={!data}
        onClick={() => data && mutate(!mine)}
      >
        <Heart size={22} aria-hidden="true" fill={mine ? 'currentColor' : 'none'} />
        <span className={s.total} aria-hidden="true">
          {/* As wide as a figure: what is not known yet is not told as none. */}
          {data ? total : '\u2007'}
        </span>
      </button>
      {error && !data && (
        <>
          <p className={s.failed} role="alert">
            {errorText(error, t.loadFailed)}
          </p>
          <Button tone="plain" onClick={() => void refetch()} busy={isFetching && texts.common.retry}>
            {texts.common.retry}
          </Button>
        </>
      )}
      {hearts.length > 0 && (
        <button type="button" className={s.people} aria-label={t.seeAll(total)} onClick={() => setOpen(true)}>
          {hearts.slice(0, preview).map(({ profile }) => (
            <Avatar key={profile._id} src={profile.image} size={28} />
          ))}
        </button>
      )}
      <HeartsDialog open={open} onClose={() => setOpen(false)} total={total} hearts={data?.hearts} pages={pages} />
    </div>
  );
}
