import { maxMessageItems, readMessage, tooManyItems } from '@kloak/proto/rules/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { fewUpload } from '../../../files/few-upload.ts';
import { toast } from '../../../lib/toasts.ts';
import { maxActs } from '../../../outbox/acts.ts';
import { outboxTexts } from '../../../outbox/outbox-texts.ts';
import { choosePostsToSend, usePostsToSend } from '../../../people/to-send.ts';
import { useMe } from '../../../session/session.ts';
import { isComposing } from '../../../ui/form/is-composing.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import s from '../room.module.css';
import { chatTexts as t } from '../texts.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { chooseFilesToSend, useFilesToSend } from './files-to-send.ts';
import type { Outbox } from './outbox.ts';
import { ToSend } from './to-send.tsx';
import { saveDraft, savedDraft, useUnsent } from './unsent.ts';
import { useWritingSignal } from './use-writing-signal.ts';

/** Text box for a message. Enter sends it, Shift+Enter begins a line. Empty messages are sent only with posts. */
export function Composer({ roomId, outbox }: { readonly roomId: string; readonly outbox: Outbox }) {
  const id = useId();
  const me = useMe();
  const [text, setText] = useState(() => savedDraft(me.id, roomId));
  const writing = useWritingSignal(roomId);
  const type = (now: string) => {
    if (now !== '') writing.tell();
    saveDraft(me.id, roomId, now);
    setText(now);
  };
  const [attaches, setAttaches] = useState(false);
  const client = useQueryClient();
  const [posts, files] = [usePostsToSend(), useFilesToSend()];
  const isFull = useUnsent().length >= maxActs;
  const going = posts.length + files.length;
  const isTooMany = going > maxMessageItems;
  const { value, fault } = isTooMany ? { value: undefined, fault: tooManyItems } : readMessage(text, going);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value === undefined) return;
    if (isFull) return toast(outboxTexts.full, 'bad');
    const own = posts.filter(({ writer }) => writer._id === me.id);
    const upload = files.length > 0 ? fewUpload(files, { me: me.id, client }) : undefined;
    outbox.send({ room: roomId, text: value, posts: posts.map(({ _id }) => _id), grants: own.map(({ _id }) => _id) }, upload);
    choosePostsToSend(() => []);
    chooseFilesToSend(() => []);
    type('');
    writing.sent();
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const error = text.trim() === '' && !isTooMany ? undefined : fault?.message;
  return (
    <>
      <form className={s.composer} onSubmit={submit}>
        <ToSend note={t.goesAlong} />
        <label className="visually-hidden" htmlFor={id}>
          {t.type}
        </label>
        <IconButton label={t.attach} icon={<ImagePlus size={20} aria-hidden="true" />} onClick={() => setAttaches(true)} />
        <textarea
          id={id}
          rows={1}
          dir="auto"
          className={s.box}
          placeholder={t.type}
          data-first=""
          enterKeyHint="send"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <IconButton
          type="submit"
          label={t.send}
          icon={<SendHorizontal size={20} aria-hidden="true" />}
          className={s.send}
          // The text box keeps the focus, so that a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          aria-disabled={value === undefined}
        />
        <p id={`${id}-error`} className={s.error} aria-live="polite">
          {error}
        </p>
      </form>
      {attaches && <AttachDialog onClose={() => setAttaches(false)} />}
    </>
  );
}
