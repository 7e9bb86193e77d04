import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, wordsOf } from '../../lib/api.ts';
import { captionOf } from '../../lib/caption.ts';
import { longDate } from '../../lib/dates.ts';
import { useMe } from '../../lib/session.ts';
import type { Media, Post } from '../../lib/shapes.ts';
import { texts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice, Trouble } from '../../ui/notice.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DownloadButton } from './download-button.tsx';
import s from './image-page.module.css';
import { ImageSkeleton } from './image-skeleton.tsx';
import { imagePostQuery } from './post-queries.ts';
import { Stage } from './stage.tsx';
import { Viewer } from './viewer.tsx';

/** What other features bring to the page; the app puts them together. */
type Slots = { readonly hearts: (itemId: string) => ReactNode; readonly comments: (itemId: string) => ReactNode };

export function ImagePage({ hearts, comments }: Slots) {
  const { imageId = '' } = useParams();
  const { data: post, error, refetch, isFetching } = useQuery(imagePostQuery(imageId, useMe().id));
  const status = error instanceof ApiError ? error.status : undefined;
  // Also when it was shown until now: who may no longer see it does not.
  if (status === 403) return <Dead text={texts.post.imageDenied} />;
  if (status === 404 || status === 400) return <Dead text={texts.post.imageFailed} />;
  if (post?.image) return <Shown key={post._id} post={post} image={post.image} hearts={hearts} comments={comments} />;
  if (post) return <Dead text={texts.post.imageFailed} />;
  if (!error) return <ImageSkeleton />;
  return <Trouble text={wordsOf(error, texts.post.imageFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
}

function Dead({ text }: { readonly text: string }) {
  useTitle(texts.post.imageTitle);
  return (
    <Notice title={text} level={1}>
      <ButtonLink to="/home">{texts.post.home}</ButtonLink>
    </Notice>
  );
}

function Shown({ post, image, hearts, comments }: Slots & { readonly post: Post; readonly image: Media }) {
  const me = useMe();
  const [full, setFull] = useState(false);
  const { writer, createdAt } = post;
  const words = captionOf(post, image);
  useTitle(words || texts.post.by(writer.username));
  return (
    <article className={s.page}>
      <h1 className="visually-hidden">{words || texts.post.by(writer.username)}</h1>
      <Stage image={image} alt={words || texts.post.by(writer.username)} onOpen={() => setFull(true)} />
      <Viewer image={image} alt={words || texts.post.by(writer.username)} open={full} onClose={() => setFull(false)} />
      <div className={s.about}>
        {words && <p className={s.words}>{words}</p>}
        <div className={s.row}>
          <div className={s.writer}>
            <Avatar src={writer.image} />
            <div>
              <p className={s.name}>{writer.username}</p>
              <p className={s.date}>
                <time dateTime={createdAt}>{longDate(createdAt)}</time>
                {writer._id === me.id && ` · ${texts.privacy[image.privacy]}`}
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
    </article>
  );
}
