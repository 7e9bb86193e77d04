import type { Post } from '@kloak/proto/api/types.ts';
import { readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { itemOf } from '../../posts/item.ts';
import { PrivacyField } from '../../posts/privacy-field.tsx';
import { useMe } from '../../session/session.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { changePrivacyMutation } from './own-post-queries.ts';
import { ownPostTexts as t } from './texts.ts';

type PrivacyProps = {
  readonly posts: readonly Post[];
  /** Called with the ids of posts that now have it; a message has named the others. */
  readonly onChanged: (ids: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Dialog in which the owner changes the privacy of many posts. Preselects their common value, if there is one. */
export function PrivacyDialog({ posts, onChanged, onClose }: PrivacyProps) {
  const me = useMe();
  const [first = '', ...others] = new Set(posts.map((post) => itemOf(post)?.privacy));
  const state = useState({ privacy: others.length === 0 ? first : '' });
  const ids = posts.map(({ _id }) => _id);
  const change = useMutation(changePrivacyMutation(useQueryClient(), ids, me.id, onChanged));
  const { value: chosen } = readPrivacy(state[0].privacy);
  const { field, form } = useForm({
    state,
    read: ({ privacy }) => ({ privacy: readPrivacy(privacy) }),
    busy: change.isPending,
    onSubmit: () => chosen && change.mutate(chosen),
  });
  const { privacy: label, save, saving, select } = memberTexts;
  return (
    <FormDialog title={t.privacyOfMany(posts.length)} submit={save} busy={saving} work={change} form={form} onClose={onClose}>
      <PrivacyField label={label} unsaid={select} hint={chosen && t.privacyHints[chosen]} {...field('privacy')} />
    </FormDialog>
  );
}
