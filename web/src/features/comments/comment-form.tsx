import { commentEmpty, readComment } from '@kloak/proto/rules/comments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { newKey } from '../../lib/api.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { Avatar } from '../../people/avatar.tsx';
import type { Subject } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/form/is-composing.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useBorrowedFocus } from '../../ui/window/use-borrowed-focus.ts';
import s from './comments.module.css';
import { saveCommentMutation } from './comments-queries.ts';
import { draftKey, draftOf, saveDraft } from './drafts.ts';
import { commentsTexts as t } from './texts.ts';

type FormProps = {
  readonly subject: Subject;
  readonly label: string;
  readonly responseTo?: string;
  /** `left`: text that was typed while the reply was being saved. */
  readonly onDone?: (left: string) => void;
  /** True to focus the text box on mount, as replies always do. */
  readonly takesFocus?: boolean;
  /** Set for a form that can be cancelled. */
  readonly onCancel?: () => void;
};

/** Form for a comment, or a reply (then it takes the focus and can be cancelled). Its text stays if saving fails. */
export function CommentForm({ subject, label, responseTo, takesFocus = false, onDone, onCancel }: FormProps) {
  const me = useMe();
  const client = useQueryClient();
  const draft = draftKey(me.id, subject.id, responseTo);
  const [content, setContent] = useState(() => draftOf(draft));
  useEffect(() => saveDraft(draft, content), [draft, content]);
  const form = useRef<HTMLFormElement>(null);
  /** Text that is being sent, or failed to be answered, and its idempotency key. */
  const saying = useRef({ content: '', key: '', busy: false });
  const isReply = onCancel !== undefined;
  const { mutate, isPending } = useMutation(saveCommentMutation(client, subject, me.id));

  /** The buttons disappear with the text: keyboard users stay in the text box. */
  const stay = () => {
    if (form.current?.contains(document.activeElement)) form.current.querySelector('textarea')?.focus();
  };
  const { value: said, fault } = readComment(content);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second press may arrive before the first is rendered.
    if (said === undefined || saying.current.busy) return;
    const key = saying.current.content === said ? saying.current.key : newKey();
    saying.current = { content: said, key, busy: true };
    mutate(
      { content: said, responseTo, key },
      {
        onSuccess: () => {
          saying.current = { content: '', key: '', busy: false };
          const left = draftOf(draft);
          stay();
          setContent(left);
          onDone?.(left);
        },
        onError: () => {
          saying.current.busy = false;
        },
      },
    );
  };
  const onKey = (event: KeyboardEvent) => {
    // Escape cancels a word of an input method, not the form.
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.current?.requestSubmit();
    if (event.key === 'Escape') onCancel?.();
  };
  const isEmpty = fault?.code === commentEmpty.code;
  const open = content !== '' || isReply;
  useBorrowedFocus(form, { wanted: isReply || takesFocus });
  useEffect(() => {
    // Its buttons, which the first letter adds, are scrolled into view, too.
    if (open && form.current?.contains(document.activeElement)) form.current.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <form ref={form} className={s.form} onSubmit={submit}>
      <Avatar src={me.image} size={isReply ? 32 : 40} />
      <div className={s.body}>
        <TextArea
          label={label}
          rows={isReply ? 2 : 1}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
          onKeyDown={onKey}
          error={isEmpty ? undefined : fault?.message}
        />
        {open && (
          <div className={s.acts}>
            <Button
              tone="plain"
              onClick={() => {
                stay();
                setContent('');
                onCancel?.();
              }}
            >
              {memberTexts.cancel}
            </Button>
            <Button type="submit" needsServer={false} disabled={isEmpty} busy={isPending && t.submit}>
              {t.submit}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
