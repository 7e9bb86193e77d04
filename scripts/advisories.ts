// What `npm audit --json` tells, and what of it we bear with.
import { z } from 'zod';

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() });
/** Of a package either an advisory of its own, or the name of a package that it has it from. */
const report = z.object({ vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([advisory, z.string()])) })) });

export type Advisory = z.infer<typeof advisory>;
/** Why a weakness does not reach us; `url` is that of its advisory. */
export type Exception = { url: string; name: string; reason: string };

/** The advisories of a report that are not excepted, each once, and the exceptions that nothing needs any more. Throws where it is no report. */
export function judge(text: string, exceptions: readonly Exception[]): { open: Advisory[]; idle: Exception[] } {
  const { vulnerabilities } = report.parse(JSON.parse(text));
  const found = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'));
  const known = new Map(found.map((one) => [`${one.name} ${one.url}`, one]));
  const isExcepted = ({ name, url }: Advisory) => exceptions.some((exception) => exception.url === url && exception.name === name);
  return { open: [...known.values()].filter((one) => !isExcepted(one)), idle: exceptions.filter(({ name, url }) => !known.has(`${name} ${url}`)) };
}
