import { FileTiles } from '../../../files/file-tiles.tsx';
import { SentSoFar } from '../../../files/sent-so-far.tsx';
import { waitingTexts } from '../../../outbox/texts.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import s from '../room.module.css';
import { chatTexts as t } from '../texts.ts';
import type { Outbox } from './outbox.ts';
import type { Unsent } from './unsent.ts';

type UnsentProps = {
  readonly unsent: Unsent;
  readonly outbox: Outbox;
  /** True for the last of several messages that wait for one reason, which is shown once. */
  readonly tellsWhy: boolean;
};

/** An unsent message; after a failure with the reason and its actions. */
export function UnsentMessage({ unsent: { clientId, text, posts, files = 0, failure, waits, lost }, outbox, tellsWhy }: UnsentProps) {
  const upload = outbox.uploadOf(clientId);
  // The upload's files are counted in `files` or, once published, in `posts`; tiles show them already.
  const others = posts.length + files - (upload?.files.length ?? 0);
  const goesWithout = lost ? text !== '' || posts.length > 0 : true;
  return (
    <li className={`${s.message} ${s.mine} ${s.begins}`}>
      <div className={s.said}>
        <div className={`${s.bubble} ${s.unsent}`}>
          {text && <MessageText text={text} />}
          {upload && <FileTiles files={upload.files} />}
          {others > 0 && <p>{t.pictures(others)}</p>}
        </div>
        {failure === undefined ? (
          <div className={s.time}>{upload && files > 0 ? <SentSoFar percent={upload.percent} /> : t.sending}</div>
        ) : (
          <div className={s.failed} role={waits ? 'status' : 'alert'}>
            <p>{waits ? waitingTexts.waits : `${t.notSent}${tellsWhy ? ` ${failure}` : ''}`}</p>
            {goesWithout && (
              <button type="button" className={s.act} onClick={() => outbox.again(clientId)}>
                {lost ? t.withoutFiles : t.again}
              </button>
            )}
            <button type="button" className={s.act} onClick={() => outbox.discard(clientId)}>
              {t.discard}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
