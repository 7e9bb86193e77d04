import type { Image, Post } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { captionOf } from '../../lib/caption.ts';
import { longDate } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AboutSkeleton } from './about-skeleton.tsx';
import { DownloadButton } from './download-button.tsx';
import s from './image-page.module.css';
import { imagePostQuery } from './post-queries.ts';
import { Stage } from './stage.tsx';
import { postTexts as t } from './texts.ts';
import { useStepKeys, useSteps } from './use-steps.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import { Viewer } from './viewer.tsx';

/** What other features bring to the page; the app puts them together. */
type Slots = { readonly hearts: (itemId: string) => ReactNode; readonly comments: (itemId: string) => ReactNode };

export function ImagePage({ hearts, comments }: Slots) {
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
  if (isDenied) return <Unavailable text={t.imageDenied} />;
  if (isGone) return <Unavailable text={t.imageFailed} />;
  if (hasFailed) return <ErrorNotice text={errorText(error, t.imageFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  const image = post?.image;
  const title = (post && image && captionOf(post, image)) || (post ? t.by(post.writer.username) : t.imageTitle);
  // The frame, the viewer and the ways to the posts beside stay from one post to the next, and so does the focus.
  return (
    <article className={s.page}>
      <PageTitle title={title} />
      <Stage image={image} alt={title} onOpen={whole.open} steps={steps} />
      <Viewer image={image} alt={title} open={whole.isOpen} onClose={whole.close} steps={steps} />
      {post && image ? <About key={post._id} post={post} image={image} hearts={hearts} comments={comments} /> : <AboutSkeleton />}
    </article>
  );
}

function PageTitle({ title }: { readonly title: string }) {
  useTitle(title);
  return <h1 className="visually-hidden">{title}</h1>;
}

function Unavailable({ text }: { readonly text: string }) {
  useTitle(t.imageTitle);
  return (
    <Notice title={text} level={1}>
      <ButtonLink to="/home">{t.home}</ButtonLink>
    </Notice>
  );
}

function About({ post, image, hearts, comments }: Slots & { readonly post: Post; readonly image: Image }) {
  const me = useMe();
  const { writer, createdAt } = post;
  const words = captionOf(post, image);
  return (
    <>
      {image.partial && (
        <Banner tone="warning">
          <p>{t.partial}</p>
        </Banner>
      )}
      <div className={s.about}>
        {words && (
          <p className={s.words} dir="auto">
            {words}
          </p>
        )}
        <div className={s.row}>
          <div className={s.writer}>
            <Avatar src={writer.image} />
            <div>
              <p className={s.name}>
                <bdi>{writer.username}</bdi>
              </p>
              <p className={s.date}>
                <time dateTime={createdAt}>{longDate(createdAt)}</time>
                {writer._id === me.id && ` · ${image.privacyLabel}`}
              </p>
            </div>
          </div>
          <div className={s.acts}>
            {hearts(image._id)}
            {writer._id === me.id && image.key && <DownloadButton fileKey={image.key} />}
          </div>
        </div>
      </div>
      {comments(image._id)}
    </>
  );
}
