import type { Answer } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { sizeText } from '../../lib/size.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list/list.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import s from './console.module.css';
import { healthQuery } from './console-queries.ts';
import { StuckJobs } from './stuck-jobs.tsx';
import { consoleTexts as t } from './texts.ts';

type HealthAnswer = Answer<'GET /api/console/health'>;

/** Health of the vault as `/readyz` reports it, with possible actions. */
export function Health() {
  const { data, error, refetch, isFetching } = useQuery(healthQuery);
  if (!data && error) {
    return <ErrorNotice text={errorText(error, t.healthFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) return <ListSkeleton label={texts.common.loading} />;
  const { problems, warnings, services } = data;
  return (
    <>
      <div className={s.section} aria-live="polite">
        {problems.length === 0 && warnings.length === 0 && <p>{t.well}</p>}
        {problems.length > 0 && <Said title={t.problems} tone="danger" texts={problems} />}
        {warnings.length > 0 && <Said title={t.warnings} tone="info" texts={warnings} />}
      </div>
      <Disk disk={data.disk} />
      <StuckJobs title={t.mails} none={t.mailsNone} services={services} mails />
      <StuckJobs title={t.jobs} none={t.jobsNone} services={services} mails={false} />
      <Behind services={services} />
      <Versions version={data.version} services={services} />
    </>
  );
}

function Said({ title, tone, texts: said }: { readonly title: string; readonly tone: 'danger' | 'info'; readonly texts: readonly string[] }) {
  return (
    <Banner tone={tone}>
      <strong>{title}</strong>
      <ul className={s.said}>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
}

function Disk({ disk }: { readonly disk: HealthAnswer['disk'] }) {
  return (
    <section className={s.section}>
      <h2>{t.disk}</h2>
      {disk ? (
        <dl className={s.counts}>
          <div className={s.count}>
            <dt>{t.diskUsed}</dt>
            <dd>{sizeText(disk.used)}</dd>
          </div>
          <div className={s.count}>
            <dt>{t.diskFree}</dt>
            <dd>{sizeText(disk.free)}</dd>
          </div>
        </dl>
      ) : (
        <p className={s.empty}>{t.diskElsewhere}</p>
      )}
    </section>
  );
}

/** Services that lag behind others' logs, the largest lag first. */
function Behind({ services }: { readonly services: HealthAnswer['services'] }) {
  const lanes = services.flatMap(({ name, behind }) => behind.map((lane) => ({ name, ...lane }))).toSorted((one, other) => other.commits - one.commits);
  return (
    <section className={s.section}>
      <h2>{t.lanes}</h2>
      {lanes.length === 0 && <p className={s.empty}>{t.lanesNone}</p>}
      <ul className={s.changes}>
        {lanes.map(({ name, what, source, lane, commits }) => (
          <li key={`${name} ${what} ${source} ${lane}`}>
            {t.laneBehind(name, what, source, lane)} <span className={s.note}>{t.commits(commits)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Version of the whole vault; of a service only if it runs another build, or none. */
function Versions({ version, services }: Pick<HealthAnswer, 'version' | 'services'>) {
  return (
    <section className={s.section}>
      <h2>{t.version}</h2>
      <p>{version}</p>
      <ul className={s.changes}>
        {services
          .filter((one) => one.away || one.version !== version)
          .map(({ name, away, version: own }) => (
            <li key={name}>{away ? t.away(name) : t.versionOf(name, own)}</li>
          ))}
      </ul>
    </section>
  );
}
