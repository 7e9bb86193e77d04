import type { Post, Video } from '@kloak/proto/api/types.ts';
import { categoryLabels } from '@kloak/proto/rules/categories.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { About, type Slots } from './about.tsx';
import { AboutSkeleton } from './about-skeleton.tsx';
import { Player } from './player.tsx';
import { videoPostQuery } from './post-queries.ts';
import { postTexts as t } from './texts.ts';
import s from './video-page.module.css';
import { WithRail } from './with-rail.tsx';

export function VideoPage(slots: Slots) {
  const { videoId = '' } = useParams();
  const { data: post, error, refetch, isFetching } = useQuery(videoPostQuery(videoId, useMe().id));
  useTitle(post?.title || t.videoTitle);
  const status = error instanceof ApiError ? error.status : undefined;
  // Also when it was shown until now: who may no longer see it does not.
  if (status === 403) return <Unavailable title={t.videoTitle} text={t.videoDenied} />;
  if (status === 404 || status === 400 || (post && !post.video)) return <Unavailable title={t.videoTitle} text={t.videoFailed} />;
  if (error && !post) return <ErrorNotice text={errorText(error, t.videoFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  const video = post?.video;
  return (
    <WithRail writer={post?.writer} itself={videoId}>
      <article key={videoId} className={s.page}>
        <Player video={video} />
        {post && video ? (
          <About post={post} item={video} partial={t.videoPartial} {...slots}>
            <Words post={post} video={video} />
          </About>
        ) : (
          <>
            <h1 className="visually-hidden">{t.videoTitle}</h1>
            <AboutSkeleton />
          </>
        )}
      </article>
    </WithRail>
  );
}

function Words({ post, video }: { readonly post: Post; readonly video: Video }) {
  return (
    <div>
      <h1 className={s.title} dir="auto" data-caption="">
        {post.title || t.videoTitle}
      </h1>
      {video.description && (
        <p className={s.description} dir="auto" data-caption="">
          {video.description}
        </p>
      )}
      <p className={s.category}>
        <span className="visually-hidden">{memberTexts.category}: </span>
        {categoryLabels[video.category]}
        {video.views !== undefined && ` · ${t.views(video.views)}`}
      </p>
    </div>
  );
}
