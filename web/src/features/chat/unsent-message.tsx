import { useStore } from 'zustand';
import type { FewUpload } from '../../lib/files/few-upload.ts';
import { FilePicture } from '../../ui/file-picture.tsx';
import { Progress } from '../../ui/progress.tsx';
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
export function UnsentMessage({ unsent: { clientId, text, posts, files = 0, failure, lost }, outbox, tellsWhy }: UnsentProps) {
  const upload = outbox.uploadOf(clientId);
  // What is posts already stands among these.
  const others = posts.length + files - (upload?.files.length ?? 0);
  const goesWithout = lost ? text !== '' || posts.length > 0 : true;
  return (
    <li className={`${s.message} ${s.mine} ${s.begins}`}>
      <div className={s.said}>
        <div className={`${s.bubble} ${s.unsent}`}>
          {text && <SaidText text={text} />}
          {upload && <Files upload={upload} />}
          {others > 0 && <p>{t.pictures(others)}</p>}
        </div>
        {failure === undefined ? (
          upload && files > 0 ? (
            <Uploading upload={upload} />
          ) : (
            <p className={s.time}>{t.sending}</p>
          )
        ) : (
          <div className={s.failed} role="alert">
            <p>
              {t.notSent} {tellsWhy && failure}
            </p>
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

const Files = ({ upload }: { readonly upload: FewUpload }) => (
  <ul className={s.posts}>
    {upload.files.map(({ file }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
      <li key={at} className={s.post}>
        <FilePicture file={file} />
      </li>
    ))}
  </ul>
);

function Uploading({ upload }: { readonly upload: FewUpload }) {
  const percent = useStore(upload.percent);
  return (
    <div className={s.time}>
      <Progress label={t.sending} percent={percent} />
      {t.uploading(percent)}
    </div>
  );
}
