import type { Video } from '@kloak/proto/api/types.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useRef, useState } from 'react';
import { conversionQuery } from '../../lib/conversion.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import s from './player.module.css';
import { watchedMutation } from './post-queries.ts';
import { postTexts as t } from './texts.ts';

/** A poster is shown this wide at most, in pixels. */
const posterWidth = 1280;

/** The video in a frame of its own shape. It has the browser's controls, which keys and screen readers know. Without a video it is the frame alone. */
export function Player({ video }: { readonly video: Video | undefined }) {
  const shaped = video && video.width > 0 && video.height > 0;
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': shaped ? video.width / video.height : 16 / 9 };
  return (
    <div className={s.frame} style={ratio}>
      {video && (video.filePath ? <Film video={video} /> : <NotYet video={video} />)}
    </div>
  );
}

/** One that did not come, or broke off, is asked for again. */
function Film({ video }: { readonly video: Video }) {
  const { id } = useMe();
  const { mutate: tell } = useMutation(watchedMutation(video._id, id));
  const isTold = useRef(video.writer._id === id);
  const { sources } = pictureOf(video);
  const poster = sources.find(({ width }) => width >= posterWidth) ?? sources.at(-1);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className={s.words} role="alert">
        <p>{t.videoFailed}</p>
        <Button tone="quiet" onClick={() => setFailed(false)}>
          {texts.common.retry}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: families' own videos come without captions
    <video
      className={s.film}
      src={video.filePath}
      poster={poster?.url}
      width={video.width}
      height={video.height}
      aria-label={video.title || t.videoTitle}
      controls
      playsInline
      preload="metadata"
      onPlaying={() => {
        if (!isTold.current) tell();
        isTold.current = true;
      }}
      onError={() => setFailed(true)}
    />
  );
}

/** While it is made ready its owner sees how far that is; the page is told when it can be played. */
function NotYet({ video }: { readonly video: Video }) {
  const { data: percent } = useQuery(conversionQuery(video._id));
  if (video.status === 'FAILED') return <p className={s.words}>{memberTexts.videoFailed}</p>;
  return (
    <div className={s.words}>
      <p role="status">{t.preparing}</p>
      {percent !== undefined && (
        <>
          <Progress label={t.preparingProgress} percent={percent} />
          <p className={s.percent}>{t.percent(percent)}</p>
        </>
      )}
    </div>
  );
}
