import type { SerialByKey } from '@kloak/platform/async/serial-by-key.ts';
import type { Blobs } from '@kloak/platform/ports/blobs.ts';
import type { Live } from '@kloak/platform/ports/live.ts';
import type { Settings } from '@kloak/platform/ports/platform.ts';
import type { SecurityLog } from '@kloak/platform/ports/security-log.ts';
import type { Logger } from 'pino';
import type { RunningPosts } from '../bytes/running-posts.ts';
import type { Callers } from '../caller/callers.ts';
import type { Cookies } from '../caller/cookies.ts';
import type { Devices } from '../caller/devices.ts';
import type { Limiter } from '../caller/limits.ts';
import type { SessionPositions } from '../caller/positions.ts';
import type { PositionSeal } from '../caller/sealed-positions.ts';
import type { RunningGateway } from '../options.ts';
import type { SecurityNotes } from '../security/security-notes.ts';

/** Dependencies of the API's calls. */
export type ApiDeps = {
  running: RunningGateway;
  live: Pick<Live, 'drop' | 'wake'>;
  blobs: Pick<Blobs, 'put' | 'remove' | 'space'>;
  cookies: Cookies;
  devices: Devices;
  callers: Callers;
  positions: SessionPositions;
  seal: PositionSeal;
  limiter: Limiter;
  /** Called when access was revoked: remembered grants are dropped, and running answers are checked again. */
  accessNarrowed(): void;
  posts: RunningPosts;
  /** See [Note: Calls in turn]. */
  turns: Pick<SerialByKey, 'run'>;
  /** Normalized names of members to whom the chat is reported as under construction. */
  chatClosedTo: ReadonlySet<string>;
  /** Rule for opening accounts. */
  registration: Settings['registration'];
  /** Mail address for visitors. */
  contact: Settings['contactEmail'];
  /** Absent if the payment provider's card element is not used. */
  publishableKey: Settings['publishableKey'];
  /** Entries of `/readyz` for this process. */
  problems(): string[];
  warnings(): string[];
  security: SecurityNotes;
  securityLog: Pick<SecurityLog, 'newest'>;
  log: Logger;
  /** Every answer is parsed by the contract before it leaves. */
  checkAnswers: boolean;
};
