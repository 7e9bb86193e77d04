import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { fieldFault, useForm } from '../../lib/use-form.ts';
import { currentPasswordErrors } from '../../session/current-password.ts';
import { useMe } from '../../session/session.ts';
import { PasswordField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { requestExportMutation } from './export-queries.ts';
import { exportTexts as t } from './export-texts.ts';

/** Dialog that asks for the password before an export: a stranger at a signed-in browser must not export anything. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { id: me } = useMe();
  const work = useMutation(requestExportMutation(useQueryClient(), me));
  const { form, field, addErrors } = useForm({
    state: useState({ current: '' }),
    read: ({ current }) => (current === '' ? { current: fieldFault(t.required) } : {}),
    busy: work.isPending,
    onSubmit: ({ current }) => work.mutate(current, { onSuccess: onClose, onError: (error) => addErrors(currentPasswordErrors(error)) }),
  });
  const isOfField = work.error !== null && currentPasswordErrors(work.error).current !== undefined;
  return (
    <FormDialog title={t.ask} submit={t.ask} busy={t.asking} work={work} tells={() => true} form={form} onClose={onClose}>
      {work.error && !isOfField && <Banner tone="danger">{refusalText(work.error, texts.common.failed)}</Banner>}
      <p>{t.why}</p>
      <PasswordField label={t.password} {...field('current')} autoComplete="current-password" show={t.showPassword} hide={t.hidePassword} />
    </FormDialog>
  );
}
