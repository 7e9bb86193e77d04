import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { usePress } from '../../outbox/waiting.ts';
import { useMe } from '../../session/session.ts';
import { LikeButton } from '../../ui/like-button.tsx';
import s from './hearts.module.css';
import { dislikesQuery, likeMutation, likeSlot, likesQuery } from './likes-queries.ts';
import { heartsTexts as t } from './texts.ts';

/** Like button of a video, with its count. */
export function VideoLike({ id }: { readonly id: string }) {
  const { id: me } = useMe();
  const { data, error } = useQuery(likesQuery(id, me));
  const dislikes = useQuery(dislikesQuery(id, me));
  const press = usePress(likeSlot(id));
  const mine = press ?? data?.mine ?? false;
  const total = data && data.total + Number(mine) - Number(data.mine);
  const { mutate } = useMutation(likeMutation(useQueryClient(), id, me));
  const failure = error && !data ? errorText(error, t.loadFailed) : dislikes.error && errorText(dislikes.error, t.dislikesFailed);
  return (
    <>
      <LikeButton total={total} mine={mine} label={total === undefined ? t.like : `${t.like}: ${memberTexts.likes(total)}`} onPress={mutate} />
      {failure && (
        <p className={s.failed} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
