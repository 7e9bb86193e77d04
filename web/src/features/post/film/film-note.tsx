import type { Video } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { conversionQuery } from '../../../posts/conversion.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { postTexts as t } from '../texts.ts';
import s from './film-note.module.css';
import type { PlayedFilm } from './use-film.ts';

type NoteProps = {
  readonly video: Video;
  readonly film: PlayedFilm | undefined;
  /** Ref of the retry button. */
  readonly handle: Ref<HTMLButtonElement>;
};

/** Reason why a video does not play, over its poster. It is still being rendered, cannot be rendered, or failed to load, which can be retried. */
export function FilmNote({ video, film, handle }: NoteProps) {
  if (!video.filePath) return video.status === 'FAILED' ? <p className={s.note}>{memberTexts.videoFailed}</p> : <NotYet id={video._id} />;
  if (!film?.hasFailed) return null;
  return (
    <div className={s.note} role="alert">
      <p>{t.video.failed}</p>
      <Button ref={handle} tone="quiet" onClick={film.again}>
        {texts.common.retry}
      </Button>
    </div>
  );
}

/** Rendering progress, for the owner; a push announces the end. */
function NotYet({ id }: { readonly id: string }) {
  const { data: percent } = useQuery(conversionQuery(id));
  return (
    <div className={s.note}>
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
