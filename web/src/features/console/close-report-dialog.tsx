import { readReportNote } from '@kloak/proto/rules/reports.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { closeReportMutation } from './reports-queries.ts';
import { consoleTexts as t } from './texts.ts';

type CloseProps = { readonly reportId: string; readonly about: string; readonly onClose: () => void };

/** Dialog that closes a report with a note to the reporter. */
export function CloseReportDialog({ reportId, about, onClose }: CloseProps) {
  const work = useMutation(closeReportMutation(useQueryClient(), reportId));
  const { form, field } = useForm({
    state: useState({ note: '' }),
    read: ({ note }) => ({ note: readReportNote(note) }),
    busy: work.isPending,
    onSubmit: ({ note }) => work.mutate(note, { onSuccess: onClose }),
  });
  return (
    <FormDialog title={t.closeReportTitle} submit={t.closeReport} busy={t.sending} work={work} tells={() => true} form={form} onClose={onClose}>
      {work.error && <Banner tone="danger">{ruleText(work.error, texts.common.failed)}</Banner>}
      <p dir="auto">{about}</p>
      <TextArea label={t.closeReportNote} {...field('note')} />
    </FormDialog>
  );
}
