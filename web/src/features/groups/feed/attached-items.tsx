import type { GroupPost, Post } from '@kloak/proto/api/types.ts';
import { maxPreviewItems } from '@kloak/proto/rules/group-posts.ts';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { commonErrorText } from '../../../lib/error-text.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { namesOf } from '../../../posts/caption.ts';
import { itemOf, refOf } from '../../../posts/item.ts';
import { PostCard } from '../../../posts/post-card.tsx';
import { useMe } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { Spinner } from '../../../ui/list/spinner.tsx';
import { Dialog } from '../../../ui/window/dialog.tsx';
import s from './posts.module.css';
import { attachedQuery } from './posts-queries.ts';
import { postsTexts as t } from './posts-texts.ts';

const cardSizes = '(min-width: 800px) 340px, 45vw';

/** First attachments of a post, and a button that shows all. */
export function AttachedItems({ post: { _id, posts, missingPosts, postCount } }: { readonly post: GroupPost }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Cards posts={posts} missing={missingPosts} />
      {postCount > maxPreviewItems && (
        <div>
          <Button tone="quiet" onClick={() => setIsOpen(true)}>
            {t.seeAll(postCount)}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} wide title={memberTexts.items(postCount)} close={memberTexts.close}>
        <All postId={_id} />
      </Dialog>
    </>
  );
}

function All({ postId }: { readonly postId: string }) {
  const { data: all, error, refetch, isFetching } = useQuery(attachedQuery(postId, useMe().id));
  if (all) return <Cards posts={all.posts} missing={all.missingPosts} />;
  if (error) return <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  return <Spinner label={texts.common.loading} />;
}

/** Cards of the posts that the viewer may see; the number of the others. */
function Cards({ posts, missing }: { readonly posts: readonly Post[]; readonly missing: number }) {
  const names = namesOf(posts);
  const all = posts.map(refOf);
  return (
    <>
      {posts.length > 0 && (
        <ul className={s.items}>
          {posts.map((post) => {
            const label = itemOf(post)?.privacyLabel;
            return (
              <li key={post._id}>
                <PostCard post={post} name={names.get(post._id)} all={all} when="late" sizes={cardSizes} {...(label && { note: label })} />
              </li>
            );
          })}
        </ul>
      )}
      {missing > 0 && (
        <p className={s.missing}>
          <ImageOff size={16} aria-hidden="true" />
          {t.missing(missing)}
        </p>
      )}
    </>
  );
}
