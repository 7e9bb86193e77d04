import { useQueryClient } from '@tanstack/react-query';
import { FileTiles } from '../../../files/file-tiles.tsx';
import { SentSoFar } from '../../../files/sent-so-far.tsx';
import { useMe } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import { discardPending, type PendingPost, sendAgain } from './pending-posts.ts';
import s from './posts.module.css';
import { postsTexts as t } from './posts-texts.ts';

/** Card of a post whose files are being uploaded; after a failure with the reason and its actions. */
export function PendingPostCard({ post }: { readonly post: PendingPost }) {
  const client = useQueryClient();
  const { id: me } = useMe();
  const { text, upload, failure } = post;
  return (
    <section className={s.post} aria-label={t.pending}>
      {text && <MessageText text={text} />}
      <FileTiles files={upload.files} />
      {failure === undefined ? (
        <div className={s.quiet}>
          <SentSoFar percent={upload.percent} />
        </div>
      ) : (
        <div role="alert">
          <p>
            {t.notPosted} {failure}
          </p>
          <div className={s.acts}>
            <Button onClick={() => sendAgain(post, client, me)}>{t.again}</Button>
            <Button tone="quiet" onClick={() => discardPending(post)}>
              {t.discard}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
