import type { GroupPost } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HeartsDialog } from '../../posts/hearts-dialog.tsx';
import { useMe } from '../../session/session.ts';
import { HeartsRow } from './hearts-row.tsx';
import { postHeartMutation, postHeartsQuery } from './post-hearts-queries.ts';

/** Hearts of a group post: the post includes the first, the dialog fetches all. */
export function PostHearts({ post }: { readonly post: GroupPost }) {
  const { id, username, image } = useMe();
  const [open, setOpen] = useState(false);
  const pages = useInfiniteQuery({ ...postHeartsQuery(post._id, id), enabled: open });
  const { mutate, isPending, variables } = useMutation(postHeartMutation(useQueryClient(), post, id));
  const others = post.reactions.filter(({ profile }) => profile._id !== id);
  const had = others.length < post.reactions.length;
  // The last press is shown until the post is refetched.
  const mine = isPending ? variables : had;
  const own = { _id: 'mine', profile: { _id: id, username, image }, reactionType: 'Love' } as const;
  const total = post.reactionCount + Number(mine) - Number(had);
  return (
    <HeartsRow told={{ hearts: mine ? [own, ...others] : others, total, mine }} onPress={mutate} onOpen={() => setOpen(true)}>
      <HeartsDialog open={open} onClose={() => setOpen(false)} total={total} hearts={pages.data} pages={pages} />
    </HeartsRow>
  );
}
