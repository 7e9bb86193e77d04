import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { captionOf } from '../../lib/caption.ts';
import { errorText } from '../../lib/error-text.ts';
import { refOf } from '../../lib/item.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { About, type Slots } from './about.tsx';
import { AboutSkeleton } from './about-skeleton.tsx';
import s from './image-page.module.css';
import { imagePostQuery } from './post-queries.ts';
import { Stage } from './stage.tsx';
import { postTexts as t } from './texts.ts';
import { useStepKeys, useSteps } from './use-steps.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import { Viewer } from './viewer.tsx';
import { WithRail } from './with-rail.tsx';

export function ImagePage(slots: Slots) {
  const { imageId = '' } = useParams();
  const me = useMe();
  const { data: post, error, refetch, isFetching } = useQuery(imagePostQuery(imageId, me.id));
  const whole = useWholeScreen(imageId);
  const steps = useSteps(imageId, me.id);
  const status = error instanceof ApiError ? error.status : undefined;
  // Also when it was shown until now: who may no longer see it does not.
  const isDenied = status === 403;
  const isGone = status === 404 || status === 400 || (post !== undefined && !post.image);
  const hasFailed = error !== null && !post;
  // Without a picture there is no viewer: the page itself leads on.
  useStepKeys(whole.isOpen && !isDenied && !isGone && !hasFailed ? undefined : steps);
  if (isDenied) return <Unavailable title={t.imageTitle} text={t.imageDenied} />;
  if (isGone) return <Unavailable title={t.imageTitle} text={t.imageFailed} />;
  if (hasFailed) return <ErrorNotice text={errorText(error, t.imageFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  const image = post?.image;
  const title = (post && image && captionOf(post, image)) || (post ? t.by(post.writer.username) : t.imageTitle);
  // The frame, the viewer and the ways to the posts beside stay from one post to the next, and so does the focus.
  return (
    <WithRail writer={post?.writer} itself={imageId}>
      <article className={s.page}>
        <PageTitle title={title} />
        <Stage image={image} alt={title} onOpen={whole.open} steps={steps} />
        <Viewer post={post} alt={title} open={whole.isOpen} onClose={whole.close} steps={steps} hearts={post && slots.hearts(refOf(post))} />
        {post && image ? (
          <About key={post._id} post={post} item={image} partial={t.partial} {...slots}>
            <Words text={captionOf(post, image)} />
          </About>
        ) : (
          <AboutSkeleton />
        )}
      </article>
    </WithRail>
  );
}

function PageTitle({ title }: { readonly title: string }) {
  useTitle(title);
  return <h1 className="visually-hidden">{title}</h1>;
}

function Words({ text }: { readonly text: string }) {
  if (!text) return null;
  return (
    <p className={s.words} dir="auto" data-caption="">
      {text}
    </p>
  );
}
