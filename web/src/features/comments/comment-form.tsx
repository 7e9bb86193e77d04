import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { newKey, wordsOf } from '../../lib/api.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { avatarOf, useMe } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import s from './comments.module.css';
import { saveCommentMutation } from './comments-queries.ts';
import { draftKey, draftOf, keepDraft } from './drafts.ts';

const longest = 2000;
/** Something to see, as the server asks for. */
const visible = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
type FormProps = { readonly imageId: string; readonly label: string; readonly responseTo?: string; readonly onDone?: () => void };

/** Writes a comment, or a reply (then it takes the focus and can be left). What was written stays when it could not be saved. */
export function CommentForm({ imageId, label, responseTo, onDone }: FormProps) {
  const { comments: t } = memberTexts;
  const me = useMe();
  const client = useQueryClient();
  const draft = draftKey(me.id, imageId, responseTo);
  const [content, setContent] = useState(() => draftOf(draft));
  useEffect(() => keepDraft(draft, content), [draft, content]);
  const form = useRef<HTMLFormElement>(null);
  /** What is being said, or was when no answer came, and its key. */
  const saying = useRef({ content: '', key: '', busy: false });
  const isReply = onDone !== undefined;
  const { mutate, isPending } = useMutation(saveCommentMutation(client, imageId, me.id));
  useEffect(() => {
    if (isReply) form.current?.querySelector('textarea')?.focus();
  }, [isReply]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = content.trim();
    // A second press may come before the first is drawn.
    if (!visible.test(said) || said.length > longest || saying.current.busy) return;
    const key = saying.current.content === said ? saying.current.key : newKey();
    saying.current = { content: said, key, busy: true };
    mutate(
      { content: said, responseTo, key },
      {
        onSuccess: () => {
          saying.current = { content: '', key: '', busy: false };
          setContent('');
          onDone?.();
        },
        onError: (error) => {
          saying.current.busy = false;
          toast(wordsOf(error, t.failed), 'bad');
        },
      },
    );
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.current?.requestSubmit();
    if (event.key === 'Escape') onDone?.();
  };
  const open = content !== '' || isReply;
  return (
    <form ref={form} className={s.form} onSubmit={submit}>
      <Avatar src={avatarOf(me.id)} size={isReply ? 32 : 40} />
      <div className={s.body}>
        <TextArea
          label={label}
          rows={isReply ? 2 : 1}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
          onKeyDown={onKey}
          error={content.trim().length > longest ? t.tooLong : undefined}
        />
        {open && (
          <div className={s.acts}>
            <Button
              tone="plain"
              onClick={() => {
                setContent('');
                onDone?.();
              }}
            >
              {t.cancel}
            </Button>
            <Button type="submit" disabled={!visible.test(content)} busy={isPending && t.submit}>
              {t.submit}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
