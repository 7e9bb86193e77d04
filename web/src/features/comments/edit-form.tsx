import type { Comment } from '@kloak/proto/api/types.ts';
import { commentEmpty, readComment } from '@kloak/proto/rules/comments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import type { Subject } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/form/is-composing.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useBorrowedFocus } from '../../ui/window/use-borrowed-focus.ts';
import s from './comments.module.css';
import { editCommentMutation } from './comments-queries.ts';
import { draftOf, editKey, saveDraft } from './drafts.ts';
import { commentsTexts as t } from './texts.ts';

type EditProps = {
  readonly comment: Comment;
  readonly subject: Subject;
  /** Gets the focus afterwards: the form replaces the menu that opened it. */
  readonly back: RefObject<HTMLElement | null>;
  readonly onDone: () => void;
};

/** Form that edits a comment in place. Its text stays if saving fails, and until it is cancelled. */
export function EditForm({ comment, subject, back, onDone }: EditProps) {
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const draft = editKey(me.id, subject.id, comment._id);
  const [content, setContent] = useState(() => draftOf(draft) || comment.content);
  useEffect(() => saveDraft(draft, content === comment.content ? '' : content), [draft, content, comment.content]);
  const { mutate, isPending } = useMutation(editCommentMutation(useQueryClient(), subject, comment._id, me.id));
  const { value: said, fault } = readComment(content);
  useBorrowedFocus(form, { back });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said === undefined || isPending) return;
    if (said === comment.content) onDone();
    else mutate(said, { onSuccess: onDone });
  };
  const onKey = (event: KeyboardEvent) => {
    // Escape cancels a word of an input method, not the form.
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.current?.requestSubmit();
    if (event.key === 'Escape') onDone();
  };
  const isEmpty = fault?.code === commentEmpty.code;
  return (
    <form ref={form} className={s.edit} onSubmit={submit}>
      <TextArea
        label={t.editLabel}
        rows={2}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        onKeyDown={onKey}
        error={isEmpty ? undefined : fault?.message}
      />
      <div className={s.acts}>
        <Button
          tone="plain"
          onClick={() => {
            saveDraft(draft, '');
            onDone();
          }}
        >
          {memberTexts.cancel}
        </Button>
        <Button type="submit" needsServer={false} disabled={isEmpty} busy={isPending && t.submit}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
