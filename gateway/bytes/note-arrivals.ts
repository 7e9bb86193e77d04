// Hints for media about files that arrive. They are sent as a guest, because the token of a long request may have expired.
import { waitAtMost } from '@kloak/platform/async/wait-at-most.ts';
import type { Logger } from 'pino';
import { guestMeta } from '../caller/caller-meta.ts';
import type { RunningGateway } from '../options.ts';
import type { MemberCaller } from './member-caller.ts';

type HintDeps = { running: Pick<RunningGateway, 'client'>; log: Logger };
type Arriving = { readonly incomingKey: string; readonly member: Pick<MemberCaller, 'position'>; readonly requestId: string };

/** Maximum wait for media after a file has been stored. */
const maxNoteMs = 1000;

/** Reports an arrival, so that its check begins. A lost report is found by media's sweep, so the sender waits only briefly. */
export async function noteArrival({ running, log }: HintDeps, { incomingKey, member, requestId }: Arriving): Promise<void> {
  const { call } = running.client(guestMeta(requestId, member.position));
  const noted = call('media.NoteArrival', { incomingKey }).catch((error: unknown) => log.debug({ err: error, requestId }, 'an arrival was not noted'));
  await waitAtMost(maxNoteMs, noted);
}

/** Notifies the owner's open pages; a lost push does not matter. */
export function noteProgress({ running, log }: HintDeps, { incomingKey, member, requestId }: Arriving, percent: number): void {
  const { call } = running.client(guestMeta(requestId, member.position));
  call('media.NoteUploadProgress', { incomingKey, percent }).catch((error: unknown) =>
    log.debug({ err: error, requestId }, 'the progress of an upload was not noted'),
  );
}
