import type { GroupPost } from '@kloak/proto/api/types.ts';
import { readGroupPost } from '@kloak/proto/rules/group-posts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../../lib/error-text.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useMe } from '../../../session/session.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Banner } from '../../../ui/window/banner.tsx';
import { editPostMutation } from './posts-queries.ts';
import { postsTexts as t } from './posts-texts.ts';

/** Dialog in which the author changes the text of a post. */
export function EditPostDialog({ post, onClose }: { readonly post: GroupPost; readonly onClose: () => void }) {
  const work = useMutation(editPostMutation(useQueryClient(), post, useMe().id));
  const { form, field } = useForm({
    state: useState({ text: post.text }),
    read: ({ text }) => ({ text: readGroupPost(text, post.postCount) }),
    busy: work.isPending,
    onSubmit: ({ text }) => (text === post.text ? onClose() : work.mutate(text, { onSuccess: onClose })),
  });
  const { save, saving } = memberTexts;
  return (
    <FormDialog title={t.edit} submit={save} busy={saving} work={work} tells={() => true} form={form} onClose={onClose}>
      {work.error && <Banner tone="danger">{ruleText(work.error, texts.common.failed)}</Banner>}
      <TextArea label={t.said} {...field('text')} />
    </FormDialog>
  );
}
