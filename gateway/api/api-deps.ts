import type { Blobs } from '@kloak/platform/ports/blobs.ts';
import type { Live } from '@kloak/platform/ports/live.ts';
import type { Logger } from 'pino';
import type { Grants } from '../bytes/grants.ts';
import type { Callers } from '../caller/callers.ts';
import type { Cookies } from '../caller/cookies.ts';
import type { Devices } from '../caller/devices.ts';
import type { Limiter } from '../caller/limits.ts';
import type { SessionPositions } from '../caller/positions.ts';
import type { RunningGateway } from '../options.ts';

/** What the calls of the API are answered with. */
export type ApiDeps = {
  running: RunningGateway;
  live: Pick<Live, 'drop'>;
  blobs: Pick<Blobs, 'put' | 'remove'>;
  cookies: Cookies;
  devices: Devices;
  callers: Callers;
  positions: SessionPositions;
  limiter: Limiter;
  grants: Pick<Grants, 'forgetAll'>;
  log: Logger;
  /** Every answer is parsed by the contract before it leaves. */
  checkAnswers: boolean;
};
