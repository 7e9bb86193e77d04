import type { Group, GroupPost } from '@kloak/proto/api/types.ts';
import { SquarePen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LazyPart, usePreloaded } from '../../../ui/lazy-part.tsx';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import type { Pages } from '../../../ui/list/pages.ts';
import { useHashTarget, useLoadUntilFound } from '../../../ui/list/use-hash-target.ts';
import { LazyLayer } from '../../../ui/window/lazy-layer.tsx';
import { pendingPostCard, writePostDialog } from '../group-parts.ts';
import { GroupPostCard, type RenderComments } from './group-post-card.tsx';
import { usePendingPosts } from './pending-posts.ts';
import s from './posts.module.css';
import { postsTexts as t } from './posts-texts.ts';
import { useGroupRead } from './use-group-read.ts';

type FeedProps = {
  readonly group: Group;
  readonly isAdmin: boolean;
  readonly posts: readonly GroupPost[];
  /** Position up to which the viewer has seen the posts. */
  readonly seenTo: number;
  readonly pages: Pages;
  readonly said: RenderComments;
};

/** Posts of a group, and a button to write one; for members only. The next page is fetched near the end. */
export function GroupFeed({ group, isAdmin, posts, seenTo, pages, said }: FeedProps) {
  const { post: target } = useHashTarget();
  useLoadUntilFound(target !== undefined && !posts.some(({ _id }) => _id === target), pages);
  useGroupRead(group, posts, seenTo);
  const [isWriting, setIsWriting] = useState(false);
  const near = usePreloaded(writePostDialog);
  const close = () => setIsWriting(false);
  const pending = usePendingPosts().filter(({ groupId }) => groupId === group._id);
  return (
    <section className={s.feed}>
      <div className={s.over}>
        <h2>{t.posts}</h2>
        <Button {...near} icon={<SquarePen size={18} aria-hidden="true" />} onClick={() => setIsWriting(true)}>
          {t.create}
        </Button>
      </div>
      {isWriting && <LazyLayer part={writePostDialog} isOpen props={{ groupId: group._id, onClose: close }} onFailed={close} />}
      {pending.map((post) => (
        <Suspense key={post.key} fallback={null}>
          <LazyPart part={pendingPostCard} props={{ post }} />
        </Suspense>
      ))}
      {posts.length + pending.length === 0 && <p className={s.quiet}>{t.none}</p>}
      {posts.map((post) => (
        <GroupPostCard key={post._id} post={post} isAdmin={isAdmin} said={said} />
      ))}
      <ListEnd pages={pages} loaded={posts.length} failed={t.failed} />
    </section>
  );
}
