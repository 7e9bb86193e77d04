// Advisories from `npm audit --json`, and accepted exceptions.
import { z } from 'zod';

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() });
/** Entry of a package: an advisory of its own, or the name of a vulnerable dependency. */
const report = z.object({ vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([advisory, z.string()])) })) });

export type Advisory = z.infer<typeof advisory>;
/** Reason why a weakness does not affect us; `url` is that of its advisory. */
export type Exception = { url: string; name: string; reason: string };

/** Advisories of a report without an exception, and unused exceptions. Throws if the text is no report. */
export function judge(text: string, exceptions: readonly Exception[]): { open: Advisory[]; idle: Exception[] } {
  const { vulnerabilities } = report.parse(JSON.parse(text));
  const found = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'));
  const known = new Map(found.map((one) => [`${one.name} ${one.url}`, one]));
  const isExcepted = ({ name, url }: Advisory) => exceptions.some((exception) => exception.url === url && exception.name === name);
  return { open: [...known.values()].filter((one) => !isExcepted(one)), idle: exceptions.filter(({ name, url }) => !known.has(`${name} ${url}`)) };
}

/** A version with an advisory that every registry with advisories has had since 2020. */
const known = { name: 'minimist', version: '0.0.8' };

/** True if the registry returns the advisory of a package that is known to have one. */
export async function knowsWeaknesses(registry: string): Promise<boolean> {
  const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', `${registry.replace(/\/$/, '')}/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [known.name]: [known.version] }),
  });
  const answer: unknown = response.ok ? await response.json() : {};
  return z.record(z.string(), z.array(z.unknown()).min(1)).safeParse(answer).data?.[known.name] !== undefined;
}
