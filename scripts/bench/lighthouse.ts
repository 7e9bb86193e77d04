// Lighthouse's scores of the first pages, as a phone gets them. The tool is no package of the project: npx runs it.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { browserPath, openProfile } from '../../deploy/stories/browser/setup/chromium.ts';
import { signIn } from '../../deploy/stories/browser/setup/steps.ts';
import { share } from './media-bytes.ts';
import { amount } from './setup/amounts.ts';
import { password } from './setup/members.ts';
import { median } from './setup/rounds.ts';
import { plainRow, skippedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const tool = 'lighthouse@13.5.0';
const rounds = amount(3, 1);
const posts = 4;
const maxBytes = 2 ** 26;
const categories = '--only-categories=performance,accessibility,best-practices,seo';
const target = '95 in all four';

const allPages = [
  { what: 'the landing', path: '/' },
  { what: 'the sign-in', path: '/login' },
  { what: 'home', path: '/home', isMember: true },
];
const pages = amount(allPages, allPages.slice(0, 1));

/** Scores from 0 to 1; null if a part could not be measured. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
};
type AuditRef = { readonly id: string; readonly weight: number };

/** Runs Lighthouse with its defaults, a phone on a slow line, in the browser of a profile folder. */
async function look(url: string, folder: string): Promise<Report> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${folder}`].join(' ');
  const args = ['--yes', tool, url, '--quiet', '--output=json', categories, `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npx', args, { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: maxBytes });
  const report: Report = JSON.parse(stdout);
  return report;
}

/** Audits that count and did not pass. */
const failedIn = ({ categories, audits }: Report, category: string) =>
  (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);

function textOf(reports: readonly Report[]): string {
  const [first] = reports;
  if (!first) return '';
  return Object.entries(first.categories)
    .map(([name, { title }]) => {
      const score = Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)));
      const failed = failedIn(first, name);
      return `${title} ${score}${score < 100 && failed.length > 0 ? ` (${failed.join(', ')})` : ''}`;
    })
    .join(', ');
}

/** A row for each page, with the audits that cost points. */
export async function benchLighthouse({ base, anna }: BenchVault): Promise<TableRow[]> {
  if (browserPath === undefined) return [skippedRow('Lighthouse', 'no Chromium is installed')];
  for (let seed = 0; seed < posts; seed += 1) await share(anna, await drawPhoto({ seed, width: 2400, height: 1800, patchPx: 100 }));
  await using opened = new AsyncDisposableStack();
  const [nobody, ben] = [await mkdtemp(join(tmpdir(), 'kloak-lighthouse-')), await mkdtemp(join(tmpdir(), 'kloak-lighthouse-'))];
  for (const folder of [nobody, ben]) opened.defer(() => rm(folder, { recursive: true, force: true }));
  const context = await openProfile(ben);
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  // The session stays when the browser is closed.
  await page.getByRole('checkbox').check();
  await signIn(page, { email: 'ben@kloak.example', password });
  await context.close();
  const rows: TableRow[] = [];
  for (const { what, path, isMember } of pages) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await look(base + path, isMember ? ben : nobody));
    rows.push(plainRow(`Lighthouse of ${what} on a phone`, textOf(reports), target));
  }
  return rows;
}
