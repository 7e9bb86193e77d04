import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { type Item, itemOf } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { About, type Slots } from './about.tsx';
import { AboutSkeleton } from './about-skeleton.tsx';
import { Caption, VideoWords } from './caption.tsx';
import { PostLayout } from './post-layout.tsx';
import s from './post-page.module.css';
import { postQuery } from './post-queries.ts';
import { NextStory, StoryBar } from './story/story-bar.tsx';
import { useOpenedStory } from './story/use-opened-story.ts';
import { postTexts as t } from './texts.ts';
import { titleOf } from './title-of.ts';
import { hasRendition } from './viewer/rendition-url.ts';
import { ShownPost } from './viewer/shown-post.tsx';
import { useStepKeys, useSteps } from './viewer/use-steps.ts';
import { useWholeScreen } from './viewer/use-whole-screen.ts';

/** Reads the item from the address. */
function useItem(): Item {
  const { imageId = '', videoId } = useParams();
  return videoId === undefined ? { kind: 'image', id: imageId } : { kind: 'video', id: videoId };
}

/** Page of an image or a video. */
export function PostPage(slots: Slots) {
  const item = useItem();
  const { kind, id } = item;
  const me = useMe();
  const { data: post, error, refetch, isFetching } = useQuery(postQuery(item, me.id));
  const whole = useWholeScreen(item);
  const steps = useSteps(item, post?.writer._id, me.id);
  const story = useOpenedStory(id, me.id);
  const status = error instanceof ApiError ? error.status : undefined;
  // Applies to a shown page as well: members who lose access must not see it any longer.
  const isDenied = status === 403;
  const isGone = status === 404 || status === 400 || (post !== undefined && !post[kind]);
  const hasFailed = error !== null && !post;
  const shown = post && itemOf(post);
  // Consistent with lists, which leave a post out until it has a picture.
  const isNotYet = shown?.status === 'PROCESSING' && !hasRendition(shown) && post?.writer._id !== me.id;
  // Without a picture there is no viewer: the page itself handles the keys.
  useStepKeys(whole.isOpen && !isDenied && !isGone && !isNotYet && !hasFailed ? undefined : steps);
  const title = post ? titleOf(post) : t[kind].title;
  if (isDenied) return <Unavailable title={t[kind].title} text={t[kind].denied} />;
  if (isGone) return <Unavailable title={t[kind].title} text={t[kind].failed} />;
  if (isNotYet) return <Unavailable title={t[kind].title} text={t[kind].notYet} />;
  if (hasFailed) return <ErrorNotice text={errorText(error, t[kind].failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  const { video } = post ?? {};
  // Frame, viewer and step buttons stay mounted from one post to the next, and so does the focus.
  return (
    <PostLayout writer={post?.writer} itself={id}>
      <article className={s.page}>
        <PageTitle title={title} isSeen={video !== undefined} />
        <ShownPost
          post={post}
          title={title}
          steps={steps}
          whole={whole}
          hearts={post && slots.hearts(item)}
          end={story?.next && <NextStory {...story.next} />}
        />
        {story && <StoryBar {...story} />}
        {post && shown && (
          <About key={id} post={post} item={shown} partial={t[kind].partial} {...slots}>
            {video ? <VideoWords post={post} video={video} /> : <Caption post={post} item={shown} />}
          </About>
        )}
        {!post && <AboutSkeleton />}
      </article>
    </PostLayout>
  );
}

/** An invisible title is above the picture, for screen readers. */
function PageTitle({ title, isSeen }: { readonly title: string; readonly isSeen: boolean }) {
  useTitle(title);
  return isSeen ? null : <h1 className="visually-hidden">{title}</h1>;
}
