// Process log: JSON on standard error, without names, mail addresses or searches. Network addresses are only in lines of the security log.
import { errorSummary } from '@kloak/platform/engine/error-summary.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields with personal data, at any place one or two levels deep. */
const personal = ['email', 'username', 'name', 'to', 'text', 'html', 'subject', 'password', 'token', 'accessToken', 'cookie', 'authorization', 'address', 'ip'];

const withoutQuery = (value: unknown) => (typeof value === 'string' ? value.replace(/[?#].*/s, '') : value);

/** Type, message and stack of an error without personal data. The first line of a stack repeats the message, so it is left out. */
function readError(error: unknown): unknown {
  if (!(error instanceof Error)) return errorSummary(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: errorSummary(error), ...code, stack: frames.join('\n') };
}

type LogOptions = { destination?: DestinationStream; ids?: (() => object) | undefined };

/** `ids`: returns the trace of each line. */
export function openLog(level: string, { destination = pino.destination(2), ids }: LogOptions = {}): Logger {
  return pino(
    {
      level,
      ...(ids && { mixin: ids }),
      redact: { paths: personal.flatMap((field) => [field, `*.${field}`]), censor: '(left out)' },
      serializers: { err: readError, url: withoutQuery, path: withoutQuery },
    },
    destination,
  );
}
