import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Position } from '@kloak/platform/wire/position.ts';
import { type Cookies, putCookies, type Tokens } from './cookies.ts';
import type { Devices } from './devices.ts';
import type { SessionPositions } from './positions.ts';
import { noteRequestFacts } from './request-facts.ts';

type StartDeps = { cookies: Cookies; devices: Devices; positions: SessionPositions };
/** `mail`: normalized address that signed in; `wrote`: position of the session's start. */
type NewSession = { account: string; mail: string; tokens: Tokens & { session: string }; wrote: Position };

/** Signs this browser in: it is known to the account from now on. */
export async function startSession(
  { cookies, devices, positions }: StartDeps,
  request: IncomingMessage,
  response: Pick<ServerResponse, 'getHeader' | 'setHeader'>,
  { account, mail, tokens, wrote }: NewSession,
): Promise<void> {
  noteRequestFacts(request, { account, beganSession: true });
  await positions.raise(tokens.session, wrote);
  const { device, ended } = cookies.read(request.headers.cookie);
  const told = ended === undefined ? [] : [cookies.endTold()];
  putCookies(response, [...cookies.signedIn(tokens), cookies.device(devices.remember(device, mail)), ...told]);
}
