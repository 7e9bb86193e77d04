import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { usePress } from '../../outbox/waiting.ts';
import { Waits } from '../../outbox/waits.tsx';
import { HeartsDialog } from '../../posts/hearts-dialog.tsx';
import type { Item } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import s from './hearts.module.css';
import { heartMutation, heartsQuery } from './hearts-queries.ts';
import { HeartsRow } from './hearts-row.tsx';
import { likeSlot } from './likes-queries.ts';
import { heartSlot } from './note-hearts.ts';
import { heartsTexts as t } from './texts.ts';
import { VideoLike } from './video-like.tsx';
import { withPress } from './with-press.ts';

/** Heart button of an item, the first givers, and a dialog with all of them. */
export function Hearts({ item }: { readonly item: Item }) {
  const { id, username, image } = useMe();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const pages = useInfiniteQuery(heartsQuery(item, id));
  const { data, error, isFetching, refetch } = pages;
  const me = { _id: id, username, image };
  const { mutate } = useMutation(heartMutation(client, item, me));
  const press = usePress(heartSlot(item.id));
  const waits = usePress(likeSlot(item.id)) ?? press;
  const shown = data && withPress(data, press, me);
  return (
    <HeartsRow told={shown} onPress={mutate} onOpen={() => setOpen(true)}>
      {waits !== undefined && <Waits />}
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
      {item.kind === 'video' && <VideoLike id={item.id} />}
      <HeartsDialog open={open} onClose={() => setOpen(false)} total={shown?.total ?? 0} hearts={shown?.hearts} pages={pages} />
    </HeartsRow>
  );
}
