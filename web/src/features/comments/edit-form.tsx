import type { Comment } from '@kloak/proto/api/types.ts';
import { commentEmpty, readComment } from '@kloak/proto/rules/comments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import type { Item } from '../../lib/item.ts';
import { useMe } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import s from './comments.module.css';
import { editCommentMutation } from './comments-queries.ts';
import { commentsTexts as t } from './texts.ts';

/** Too late is said in the server's own words. */
const wordsOf = (error: Error) => (error instanceof ApiError && error.status === 409 ? error.message : errorText(error, t.failed));

/** Says a comment in other words, in its place. It takes the focus; what was written stays when it could not be saved. */
export function EditForm({ comment, item, onDone }: { readonly comment: Comment; readonly item: Item; readonly onDone: () => void }) {
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState(comment.content);
  const { mutate, isPending } = useMutation(editCommentMutation(useQueryClient(), item, comment._id, me.id));
  const { value: said, fault } = readComment(content);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said === undefined || isPending) return;
    mutate(said, { onSuccess: onDone, onError: (error) => toast(wordsOf(error), 'bad') });
  };
  const onKey = (event: KeyboardEvent) => {
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
        <Button tone="plain" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={isEmpty} busy={isPending && t.submit}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
