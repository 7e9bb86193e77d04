import type { Post } from '@kloak/proto/api/types.ts';
import { readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { defaultCategory, readCategory } from '@kloak/proto/rules/text/categories.ts';
import { readDescription, readTitle, readVideoTitle, titleOfFile } from '@kloak/proto/rules/text/titles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { type Readings, useForm } from '../../lib/use-form.ts';
import { ownTitle } from '../../posts/caption.ts';
import { CategoryField } from '../../posts/category-field.tsx';
import { itemOf } from '../../posts/item.ts';
import { PrivacyField } from '../../posts/privacy-field.tsx';
import { useMe } from '../../session/session.ts';
import { TextField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { changeMutation } from './own-post-queries.ts';
import { ownPostTexts as t } from './texts.ts';

/** Dialog in which the owner edits a post. A video needs a title and has a category; an image without a title is named after its file. */
export function EditDialog({ post, onClose }: { readonly post: Post; readonly onClose: () => void }) {
  const item = itemOf(post);
  const { description = '', privacy = '', fileName = '' } = item ?? {};
  const before = post.video || !item ? post.title : ownTitle(post, item);
  const change = useMutation(changeMutation(useQueryClient(), post, useMe().id));
  const state = useState<PostForm>({ title: before, description, privacy, category: post.video?.category ?? defaultCategory });
  const [{ privacy: chosenPrivacy, category: chosenCategory }] = state;
  // A caption waits for the network.
  const needsServer = chosenPrivacy !== privacy || (post.video !== undefined && chosenCategory !== post.video.category);
  const { field, form } = useForm({
    state,
    read: post.video ? readVideo : readImage,
    busy: change.isPending,
    onSubmit: ({ title, description: words, ...said }) => {
      const { value: chosen } = readPrivacy(said.privacy);
      const { value: category } = readCategory(said.category);
      if (chosen && category)
        change.mutate({ title: title.trim() || titleOfFile(fileName), description: words, privacy: chosen, category }, { onSuccess: onClose });
    },
  });
  const { save, saving } = memberTexts;
  return (
    <FormDialog
      title={t[post.video ? 'video' : 'image'].edit}
      submit={save}
      busy={saving}
      work={change}
      form={form}
      needsServer={needsServer}
      onClose={onClose}
    >
      <TextField label={t.titleLabel} {...field('title')} required={post.video !== undefined} autoComplete="off" />
      <TextArea label={memberTexts.description} {...field('description')} />
      {post.video && <CategoryField {...field('category')} />}
      <PrivacyField label={memberTexts.privacy} {...field('privacy')} />
    </FormDialog>
  );
}

type PostForm = { readonly title: string; readonly description: string; readonly privacy: string; readonly category: string };

const readImage = ({ title, description, privacy }: PostForm): Readings<PostForm> => ({
  title: readTitle(title),
  description: readDescription(description),
  privacy: readPrivacy(privacy),
});
const readVideo = (form: PostForm): Readings<PostForm> => ({ ...readImage(form), title: readVideoTitle(form.title), category: readCategory(form.category) });
