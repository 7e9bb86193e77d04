import { readReport } from '@kloak/proto/rules/reports.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { type ReportSubject, report } from '../../people/report.ts';
import { useMe } from '../../session/session.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { sendReportMutation } from './reports-queries.ts';
import { reportsTexts as t } from './texts.ts';

/** Dialog that reports a member or a post to the admins. */
export function ReportDialog({ about }: { readonly about: ReportSubject }) {
  const work = useMutation(sendReportMutation(useQueryClient(), useMe().id, about));
  const close = () => report(undefined);
  const { form, field } = useForm({
    state: useState({ text: '' }),
    read: ({ text }) => ({ text: readReport(text) }),
    busy: work.isPending,
    onSubmit: ({ text }) =>
      work.mutate(text, {
        onSuccess: () => {
          toast(t.sent);
          close();
        },
      }),
  });
  return (
    <FormDialog title={t.dialog(about.name)} submit={t.send} busy={t.sending} work={work} tells={() => true} form={form} onClose={close}>
      {work.error && <Banner tone="danger">{ruleText(work.error, texts.common.failed)}</Banner>}
      <p>{t.note}</p>
      <TextArea label={t.text} {...field('text')} />
    </FormDialog>
  );
}
