import type { Answer } from '@kloak/proto/api/types.ts';
import { daysLeft } from '@kloak/proto/rules/trash.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { sizeText } from '../../lib/size.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { restoreMutation } from '../../posts/data/restore-posts.ts';
import { itemOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListPage, ListRow, ListSkeleton } from '../../ui/list/list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Notice } from '../../ui/window/notice.tsx';
import { trashPageTexts as t } from './texts.ts';
import s from './trash.module.css';
import { trashQuery } from './trash-queries.ts';
import { WholeTrash } from './whole-trash.tsx';

type TrashedPost = Answer<'POST /api/trash'>['posts'][number];

/** The member's deleted posts: they can be restored for a limited time, and use space until then. */
export function TrashPage() {
  const me = useMe();
  const pages = useInfiniteQuery(trashQuery(me.id));
  const { data, error, refetch, isFetching } = pages;
  const restore = useMutation(restoreMutation(useQueryClient(), me.id));
  const restoring = (post: string) => restore.isPending && restore.variables.includes(post) && t.restoring;
  const names = namesOf(data?.posts ?? []);
  return (
    <ListPage title={texts.shell.trash}>
      <p>{t.intro}</p>
      {data?.posts.length === 0 && <Notice title={t.empty} />}
      {data && data.posts.length > 0 && (
        <>
          <p>{t.takes(data.total, sizeText(data.bytes))}</p>
          <WholeTrash count={data.total} />
          <List entries={data.posts}>
            {(post) => (
              <ListRow picture={<Thumb post={post} />} title={<bdi>{names.get(post._id)}</bdi>} note={t.left(daysLeft(post.endsAt, Date.now()))}>
                <Button
                  tone="quiet"
                  aria-label={t.restoreOf(names.get(post._id) ?? '')}
                  busy={restoring(post._id)}
                  spent={restore.isPending}
                  onClick={() => restore.mutate([post._id])}
                >
                  {t.restore}
                </Button>
              </ListRow>
            )}
          </List>
        </>
      )}
      {!data && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <ListSkeleton label={texts.common.loading} />}
      {data && <ListEnd pages={pages} loaded={data.posts.length} failed={t.loadFailed} />}
    </ListPage>
  );
}

function Thumb({ post }: { readonly post: TrashedPost }) {
  const item = itemOf(post);
  return <span className={s.thumb}>{item && <Picture {...pictureOf(item)} src={item.thumbNail} alt="" sizes="64px" placeholder="" />}</span>;
}
