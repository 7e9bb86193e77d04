// Validation of a body by its call's contract. [Note: Codes of a schema's faults] A fault of a body has the code `invalid`. A schema with a better word
// adds it to its issue as `params: { code }` of a custom issue.
import type { z } from 'zod';
import type { Checked } from '../rules/text/checked.ts';
import { faultResult, validValue } from '../rules/text/checked.ts';
import { hasTooManyMarksInside, tooManyMarks } from '../rules/text/marks.ts';

const notAsDescribed = 'The request is not as described.';

type RawIssue = { readonly path?: PropertyKey[] | undefined; readonly code?: string; readonly origin?: unknown; readonly maximum?: unknown };

/** Units of sizes that a schema limits. */
const units: Readonly<Record<string, string>> = { array: 'entries', string: 'characters' };

/** A sentence for a fault that the schema has no own words for. */
function messageOf({ path = [], code, origin, maximum }: RawIssue): string {
  if (path.length === 0) return notAsDescribed;
  const field = `"${path.map(String).join('.').slice(0, 100)}"`;
  const unit = code === 'too_big' ? units[String(origin)] : undefined;
  return unit === undefined ? `${field} is missing or not as described.` : `${field} takes at most ${String(maximum)} ${unit}.`;
}

type Issue = z.core.$ZodIssue;

const codeOf = (issue: Issue): unknown => (issue.code === 'custom' ? issue.params?.code : undefined);

/** Selects the issue to report: for a union, an inner one that has a code. */
function told(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  return (
    issue.errors
      .flat()
      .map(told)
      .find((inner) => codeOf(inner) !== undefined) ?? issue
  );
}

/** Parses the fields of a body (and of the path) for the gateway; a fault names the first malformed field. */
export function readBody<Body extends z.ZodType>({ body }: { readonly body: Body }, fields: unknown): Checked<z.output<Body>> {
  if (hasTooManyMarksInside(fields)) return { fault: tooManyMarks };
  const read = body.safeParse(fields, { error: messageOf });
  if (read.success) return validValue(read.data);
  const [first] = read.error.issues;
  const issue = first && told(first);
  const code = issue && codeOf(issue);
  return faultResult(typeof code === 'string' ? code : 'invalid', issue?.message ?? notAsDescribed);
}
