import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDate } from '../../../lib/dates.ts';
import { refusalText } from '../../../lib/error-text.ts';
import { toast } from '../../../lib/toasts.ts';
import { fieldFault, useForm } from '../../../lib/use-form.ts';
import { currentPasswordErrors } from '../../../session/current-password.ts';
import { useMe } from '../../../session/session.ts';
import { PasswordField } from '../../../ui/form/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Banner } from '../../../ui/window/banner.tsx';
import { accountTexts } from '../texts.ts';
import s from './delete-account.module.css';
import { deleteAccountMutation } from './delete-account-queries.ts';
import { deleteAccountTexts as t } from './delete-account-texts.ts';

/** Dialog that lists the data to be deleted, and asks for the password. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { isAdmin } = useMe();
  const work = useMutation(deleteAccountMutation(useQueryClient()));
  const { form, field, addErrors } = useForm({
    state: useState({ current: '' }),
    read: ({ current }) => (current === '' ? { current: fieldFault(t.required) } : {}),
    busy: work.isPending,
    onSubmit: ({ current }) =>
      work.mutate(current, {
        onSuccess: ({ deletesAt }) => {
          toast(t.done(shortDate(deletesAt)));
          onClose();
        },
        onError: (error) => addErrors(currentPasswordErrors(error)),
      }),
  });
  const isOfField = work.error !== null && currentPasswordErrors(work.error).current !== undefined;
  return (
    <FormDialog title={t.title} submit={t.title} busy={t.busy} work={work} tells={() => true} form={form} onClose={onClose}>
      {work.error && !isOfField && <Banner tone="danger">{refusalText(work.error, t.failed)}</Banner>}
      <p>{t.intro}</p>
      <div>
        <p>{t.what}</p>
        <ul className={s.parts}>
          {t.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <p>{t.plan}</p>
      {isAdmin && <p>{t.admin}</p>}
      <PasswordField
        label={t.password}
        {...field('current')}
        autoComplete="current-password"
        show={accountTexts.showPassword}
        hide={accountTexts.hidePassword}
      />
    </FormDialog>
  );
}
