import type { GroupPost } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePress } from '../../outbox/waiting.ts';
import { Waits } from '../../outbox/waits.tsx';
import { HeartsDialog } from '../../posts/hearts-dialog.tsx';
import { useMe } from '../../session/session.ts';
import { HeartsRow } from './hearts-row.tsx';
import { heartSlot } from './note-hearts.ts';
import { postHeartMutation, postHeartsQuery } from './post-hearts-queries.ts';
import { withPress } from './with-press.ts';

/** Hearts of a group post: the post includes the first, the dialog fetches all. */
export function PostHearts({ post }: { readonly post: GroupPost }) {
  const { id, username, image } = useMe();
  const [open, setOpen] = useState(false);
  const pages = useInfiniteQuery({ ...postHeartsQuery(post._id, id), enabled: open });
  const { mutate, isPending, variables } = useMutation(postHeartMutation(useQueryClient(), post, id));
  const press = usePress(heartSlot(post._id));
  const mine = post.reactions.some(({ profile }) => profile._id === id);
  // The last press is shown until the post is refetched.
  const shown = withPress({ hearts: post.reactions, total: post.reactionCount, mine }, isPending ? variables : press, { _id: id, username, image });
  return (
    <HeartsRow told={shown} onPress={mutate} onOpen={() => setOpen(true)}>
      {press !== undefined && <Waits />}
      <HeartsDialog open={open} onClose={() => setOpen(false)} total={shown.total} hearts={pages.data} pages={pages} />
    </HeartsRow>
  );
}
