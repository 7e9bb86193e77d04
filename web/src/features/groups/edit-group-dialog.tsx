import type { Group } from '@kloak/proto/api/types.ts';
import { readChangedGroupName, readGroupDescription } from '@kloak/proto/rules/groups.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { changeGroupMutation } from './change-group.ts';
import { ChooseBanner } from './choose-banner.tsx';
import s from './groups.module.css';
import { groupsTexts as t } from './texts.ts';

/** Dialog in which admins edit a group. */
export function EditGroupDialog({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const work = useMutation(changeGroupMutation(useQueryClient(), useMe().id, group._id));
  const [banner, chooseBanner] = useState<string | null>();
  const { form, field, checkbox } = useForm({
    state: useState({ name: group.name, description: group.description, isHidden: group.isHidden ?? false }),
    read: ({ name, description }) => ({ name: readChangedGroupName(name), description: readGroupDescription(description) }),
    busy: work.isPending,
    onSubmit: (values) =>
      work.mutate(
        { ...values, imageId: banner },
        {
          onSuccess: () => {
            toast(memberTexts.saved);
            onClose();
          },
        },
      ),
  });
  return (
    <FormDialog title={t.edit} submit={memberTexts.save} busy={memberTexts.saving} work={work} form={form} onClose={onClose}>
      <TextField label={t.name} {...field('name')} required autoComplete="off" dir="auto" />
      <TextArea label={memberTexts.description} {...field('description')} />
      <EditBanner isThere={group.banner !== undefined} banner={banner} onChange={chooseBanner} />
      <div>
        <CheckField label={t.hide} {...checkbox('isHidden')} />
        <p className={s.quiet}>{t.hideHint}</p>
      </div>
    </FormDialog>
  );
}

type EditBannerProps = {
  readonly isThere: boolean;
  readonly banner: string | null | undefined;
  readonly onChange: (banner: string | null | undefined) => void;
};

/** Banner field of a group: the member's own image, no image, or the current one. */
function EditBanner({ isThere, banner, onChange }: EditBannerProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <fieldset className={s.banner}>
      <legend>{t.banner}</legend>
      <p className={s.quiet}>{t.bannerHint}</p>
      {isThere && <CheckField label={t.removeBanner} checked={banner === null} onChange={({ target }) => onChange(target.checked ? null : undefined)} />}
      {isChoosing ? (
        <ChooseBanner chosen={banner ?? undefined} onChange={onChange} />
      ) : (
        <Button tone="quiet" onClick={() => setIsChoosing(true)}>
          {t.chooseBanner}
        </Button>
      )}
    </fieldset>
  );
}
