import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../session/session.ts';
import { LikeButton } from '../../ui/like-button.tsx';
import s from './hearts.module.css';
import { dislikesQuery, likeMutation, likesQuery } from './likes-queries.ts';
import { heartsTexts as t } from './texts.ts';

/** Like button of a video, with its count. */
export function VideoLike({ id }: { readonly id: string }) {
  const { id: me } = useMe();
  const { data, error } = useQuery(likesQuery(id, me));
  const dislikes = useQuery(dislikesQuery(id, me));
  const { mutate } = useMutation(likeMutation(useQueryClient(), id, me));
  const failure = error && !data ? errorText(error, t.loadFailed) : dislikes.error && errorText(dislikes.error, t.dislikesFailed);
  return (
    <>
      <LikeButton total={data?.total} mine={data?.mine ?? false} label={data ? `${t.like}: ${memberTexts.likes(data.total)}` : t.like} onPress={mutate} />
      {failure && (
        <p className={s.failed} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
