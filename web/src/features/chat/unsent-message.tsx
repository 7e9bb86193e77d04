import { SaidText } from '../../ui/said-text.tsx';
import type { Outbox } from './outbox.ts';
import s from './room.module.css';
import { chatTexts as t } from './texts.ts';
import type { Unsent } from './unsent.ts';

type UnsentProps = {
  readonly unsent: Unsent;
  readonly outbox: Outbox;
  /** What keeps some in a row from being sent is told once, under the last of them. */
  readonly tellsWhy: boolean;
};

/** A message on its way; where it could not be sent, why, and what can be done. */
export function UnsentMessage({ unsent: { clientId, text, posts, failure }, outbox, tellsWhy }: UnsentProps) {
  return (
    <li className={`${s.message} ${s.mine} ${s.begins}`}>
      <div className={s.said}>
        <div className={`${s.bubble} ${s.unsent}`}>
          {text && <SaidText text={text} />}
          {posts.length > 0 && <p>{t.pictures(posts.length)}</p>}
        </div>
        {failure === undefined ? (
          <p className={s.time}>{t.sending}</p>
        ) : (
          <div className={s.failed} role="alert">
            <p>
              {t.notSent} {tellsWhy && failure}
            </p>
            <button type="button" className={s.act} onClick={() => outbox.again(clientId)}>
              {t.again}
            </button>
            <button type="button" className={s.act} onClick={() => outbox.discard(clientId)}>
              {t.discard}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
