import type { Answer } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailWarning, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ago } from '../../lib/long-dates.ts';
import { toast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import s from './console.module.css';
import { dropJobMutation, retryJobMutation, type StuckJob } from './console-queries.ts';
import { failureText } from './failure-text.ts';
import { consoleTexts as t } from './texts.ts';

type StuckJobsProps = {
  readonly title: string;
  readonly none: string;
  readonly services: Answer<'GET /api/console/health'>['services'];
  /** True for jobs that send mails, false for all others. */
  readonly mails: boolean;
};

/** Counts of unsent mails of all services: waiting ones, the age of the oldest, and parked ones. */
function mailsOf(services: StuckJobsProps['services']) {
  const told = services.flatMap(({ mails }) => mails ?? []);
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  const [since] = told.flatMap((one) => one.since ?? []).toSorted();
  return { waiting: sum(told.map(({ waiting }) => waiting)), since, parked: sum(told.map(({ parked }) => parked)) };
}

const fail = (error: Error) => toast(failureText(error), 'bad');

/** Parked jobs, which wait for an admin. */
export function StuckJobs({ title, none, services, mails }: StuckJobsProps) {
  const client = useQueryClient();
  const [dropping, setDropping] = useState<StuckJob>();
  const retry = useMutation({ ...retryJobMutation(client), onSuccess: () => toast(t.tried), onError: fail });
  const drop = useMutation({ ...dropJobMutation(client), onSuccess: () => toast(t.dropped), onError: fail });
  const jobs = services.flatMap(({ name: service, parked }) =>
    parked.filter(({ mail = false }) => mail === mails).map(({ _id: jobId, ...job }) => ({ _id: `${service} ${jobId}`, service, jobId, ...job })),
  );
  const { waiting, since, parked } = mailsOf(services);
  const isQuiet = jobs.length === 0 && (!mails || waiting === 0);
  const Icon = mails ? MailWarning : TriangleAlert;
  return (
    <section className={s.section}>
      <h2>{title}</h2>
      {isQuiet && <p className={s.empty}>{none}</p>}
      {mails && waiting > 0 && <p>{t.mailsWaiting(waiting, since === undefined ? undefined : ago(since))}</p>}
      <List entries={jobs}>
        {({ _id, service, jobId, reaction, at, error }) => {
          const name = t.jobOf(service, reaction);
          return (
            <ListRow picture={<Icon size={24} aria-hidden="true" />} title={name} note={`${error} · ${t.jobSince(ago(at))}`}>
              <Button
                tone="quiet"
                aria-label={t.tryAgainOf(name)}
                spent={retry.isPending && retry.variables.jobId === jobId}
                onClick={() => retry.mutate({ service, jobId })}
              >
                {t.tryAgain}
              </Button>
              <Button tone="quiet" aria-label={t.dropOf(name)} onClick={() => setDropping({ service, jobId })}>
                {t.drop}
              </Button>
            </ListRow>
          );
        }}
      </List>
      {mails && parked > jobs.length && <p className={s.empty}>{t.moreMails(parked)}</p>}
      {!mails &&
        services
          .filter(({ moreParked }) => moreParked)
          .map(({ name }) => (
            <p key={name} className={s.empty}>
              {t.more(name)}
            </p>
          ))}
      <ConfirmDialog
        open={dropping !== undefined}
        title={t.dropTitle}
        text={t.dropText}
        yes={t.drop}
        no={t.keep}
        busy={drop.isPending ? t.dropping : undefined}
        onYes={() => dropping && drop.mutate(dropping, { onSettled: () => setDropping(undefined) })}
        onNo={() => setDropping(undefined)}
      />
    </section>
  );
}
