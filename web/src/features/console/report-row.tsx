import type { Report } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { longDate } from '../../lib/long-dates.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { reportedTexts } from '../../people/reported-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ListRow } from '../../ui/list/list.tsx';
import { CloseReportDialog } from './close-report-dialog.tsx';
import { LookDialog } from './look-dialog.tsx';
import { askToLookMutation } from './reports-queries.ts';
import { consoleTexts as t } from './texts.ts';

/** A report, and the actions of an admin. */
export function ReportRow({ report }: { readonly report: Report }) {
  const { _id, kind, owner, reporter, text, createdAt, closedAt, closedBy, note } = report;
  const [opened, open] = useState<'close' | 'look'>();
  const about = reportedTexts[kind](owner.username || t.erased);
  return (
    <>
      <ListRow
        picture={<Flag size={24} aria-hidden="true" />}
        title={<span dir="auto">{about}</span>}
        note={
          <>
            <span dir="auto">{text}</span> · <span dir="auto">{t.reportedBy(reporter.username || t.erased, longDate(createdAt))}</span>
            {closedAt !== undefined && (
              <>
                {' · '}
                <span dir="auto">{t.reportAnswer(closedBy?.username || t.erased, note ?? '')}</span>
              </>
            )}
          </>
        }
      >
        {closedAt === undefined && (
          <>
            {kind === 'ITEM' && <LookAct report={report} about={about} onLook={() => open('look')} />}
            <Button tone="quiet" aria-label={t.closeReportOf(about)} onClick={() => open('close')}>
              {t.closeReport}
            </Button>
          </>
        )}
      </ListRow>
      {opened === 'close' && <CloseReportDialog reportId={_id} about={about} onClose={() => open(undefined)} />}
      {opened === 'look' && <LookDialog reportId={_id} about={about} onClose={() => open(undefined)} />}
    </>
  );
}

/** Asks the owner for permission, then shows the picture: without it nothing may be shown. */
function LookAct({ report: { _id, look }, about, onLook }: { readonly report: Report; readonly about: string; readonly onLook: () => void }) {
  const ask = useMutation({
    ...askToLookMutation(useQueryClient()),
    onSuccess: () => toast(t.lookAsked),
    onError: (failure) => toast(ruleText(failure, texts.common.failed), 'bad'),
  });
  if (look === 'ASKED') return <span>{t.lookWaits}</span>;
  if (look === 'DECLINED') return <span>{t.lookDeclined}</span>;
  return look === 'ALLOWED' ? (
    <Button tone="quiet" aria-label={t.lookOf(about)} onClick={onLook}>
      {t.look}
    </Button>
  ) : (
    <Button tone="quiet" aria-label={t.askToLookOf(about)} spent={ask.isPending} onClick={() => ask.mutate(_id)}>
      {t.askToLook}
    </Button>
  );
}
