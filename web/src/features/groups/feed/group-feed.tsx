import type { Group, GroupPost } from '@kloak/proto/api/types.ts';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import type { Pages } from '../../../ui/list/pages.ts';
import { useHashTarget, useLoadUntilFound } from '../../../ui/list/use-hash-target.ts';
import { GroupPostCard, type RenderComments } from './group-post-card.tsx';
import { PendingPostCard } from './pending-post-card.tsx';
import { usePendingPosts } from './pending-posts.ts';
import s from './posts.module.css';
import { postsTexts as t } from './posts-texts.ts';
import { useGroupRead } from './use-group-read.ts';
import { WritePostDialog } from './write-post-dialog.tsx';

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
  const pending = usePendingPosts().filter(({ groupId }) => groupId === group._id);
  return (
    <section className={s.feed}>
      <div className={s.over}>
        <h2>{t.posts}</h2>
        <Button icon={<SquarePen size={18} aria-hidden="true" />} onClick={() => setIsWriting(true)}>
          {t.create}
        </Button>
      </div>
      {isWriting && <WritePostDialog groupId={group._id} onClose={() => setIsWriting(false)} />}
      {pending.map((post) => (
        <PendingPostCard key={post.key} post={post} />
      ))}
      {posts.length + pending.length === 0 && <p className={s.quiet}>{t.none}</p>}
      {posts.map((post) => (
        <GroupPostCard key={post._id} post={post} isAdmin={isAdmin} said={said} />
      ))}
      <ListEnd pages={pages} loaded={posts.length} failed={t.failed} />
    </section>
  );
}
