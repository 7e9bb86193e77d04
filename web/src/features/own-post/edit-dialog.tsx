import type { Post } from '@kloak/proto/api/types.ts';
import { privacies, privacyLabels, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { readDescription, readVideoTitle } from '@kloak/proto/rules/titles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { itemOf } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { type Readings, useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import s from './own-post.module.css';
import { changeMutation } from './own-post-queries.ts';
import { ownPostTexts as t } from './texts.ts';

type EditProps = { readonly post: Post; readonly open: boolean; readonly onClose: () => void };

/** Where the owner says a post anew. */
export function EditDialog({ post, open, onClose }: EditProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t[post.video ? 'video' : 'image'].edit} close={memberTexts.close}>
      <EditForm post={post} onDone={onClose} />
    </Dialog>
  );
}

/** The title of an image is told nowhere by itself, so only a video's is asked for. */
function EditForm({ post, onDone }: { readonly post: Post; readonly onDone: () => void }) {
  const client = useQueryClient();
  const { description = '', privacy = '' } = itemOf(post) ?? {};
  const state = useState<Form>({ title: post.title, description, privacy });
  const change = useMutation(changeMutation(client, post));
  const { field, submit } = useForm({
    state,
    read: post.video ? readVideo : readImage,
    busy: change.isPending,
    onSubmit: ({ title, description: words, privacy: chosen }) => {
      const { value } = readPrivacy(chosen);
      if (!value) return;
      const onSuccess = () => {
        toast(t.saved);
        onDone();
      };
      change.mutate({ title, description: words, privacy: value }, { onSuccess });
    },
  });
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      {change.error && <Banner tone="danger">{errorText(change.error, texts.common.failed)}</Banner>}
      {post.video && <TextField label={t.titleLabel} {...field('title')} required autoComplete="off" />}
      <TextArea label={t.description} {...field('description')} />
      <SelectField label={t.privacy} {...field('privacy')} required>
        {privacies.map((one) => (
          <option key={one} value={one}>
            {privacyLabels[one]}
          </option>
        ))}
      </SelectField>
      <div className={s.acts}>
        <Button tone="quiet" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={change.isPending && t.saving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

type Form = { readonly title: string; readonly description: string; readonly privacy: string };

const readImage = ({ description, privacy }: Form): Readings<Form> => ({ description: readDescription(description), privacy: readPrivacy(privacy) });
const readVideo = (form: Form): Readings<Form> => ({ title: readVideoTitle(form.title), ...readImage(form) });
