// Entries of the security log: successful calls by a table, and refusals, a few per network. Nobody waits for the writes. Each entry is also a line in the
// process log at any level, so it can be stored elsewhere.
import type { IncomingMessage } from 'node:http';
import type { Refusal } from '@kloak/platform/errors.ts';
import type { SecurityLog, SecurityNote } from '@kloak/platform/ports/security-log.ts';
import type { Call } from '@kloak/proto/api/call.ts';
import { badCredentials } from '@kloak/proto/rules/people/sign-in.ts';
import type { Logger } from 'pino';
import { networkOf } from '../caller/address.ts';
import { requestFactsOf } from '../caller/request-facts.ts';
import { securityActOf } from './acts.ts';
import { refusalBound } from './refusal-bound.ts';

export type SecurityNotes = {
  done(request: IncomingMessage, requestId: string, call: Call): void;
  refused(request: IncomingMessage, requestId: string, refusal: Refusal): void;
};

type NotesDeps = {
  securityLog: Pick<SecurityLog, 'append'>;
  /** Address of the request, if known. */
  addressOf(request: IncomingMessage): string | undefined;
  log: Logger;
};

const isFailedSignIn = ({ code }: Refusal) => code === badCredentials.code;
const isNoted = (refusal: Refusal) => isFailedSignIn(refusal) || refusal.kind === 'forbidden' || refusal.kind === 'too-many';

export function securityNotes({ securityLog, addressOf, log }: NotesDeps): SecurityNotes {
  const lines = log.child({ security: true }, { level: log.level === 'silent' ? 'silent' : 'info' });
  // Refusals that anybody can cause by the hundred push no failed sign-in out, and the other way round.
  const bounds = { 'sign-in-failed': refusalBound(), refused: refusalBound() };

  function note(request: IncomingMessage, requestId: string, { act, code }: Pick<SecurityNote, 'act' | 'code'>): void {
    const { account, path = 'pages' } = requestFactsOf(request);
    const from = addressOf(request);
    const about = { act, ...(account !== undefined && { account }), ...(from !== undefined && { from }), requestId, ...(code !== undefined && { code }), path };
    lines.info(about, 'security');
    // The port reports its own failures.
    securityLog
      .append({ at: new Date().toISOString(), ...about })
      .catch((error: unknown) => log.debug({ err: error, requestId }, 'the security log was not written'));
  }

  return {
    done(request, requestId, call) {
      const { account, beganSession } = requestFactsOf(request);
      const act = beganSession ? 'sign-in' : securityActOf(call);
      // A guest's sign-out changes nothing.
      if (act !== undefined && account !== undefined) note(request, requestId, { act });
    },
    refused(request, requestId, refusal) {
      if (!isNoted(refusal)) return;
      const act = isFailedSignIn(refusal) ? 'sign-in-failed' : 'refused';
      const bounded = bounds[act](networkOf(addressOf(request) ?? ''));
      if (bounded === 'pass-over') return;
      if (bounded === 'note-that-more') note(request, requestId, { act: 'more-refused' });
      else note(request, requestId, { act, code: refusal.code });
    },
  };
}
