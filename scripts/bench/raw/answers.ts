// Shared parts of raw servers: types of the recorded answers, and the line with their port.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Answer } from '@kloak/proto/api/types.ts';

/** JSON body of the home page's call. */
export type FeedAnswer = { success: true } & Answer<'POST /api/profile/find-media-byfamily'>;

export async function printPort(server: Server): Promise<void> {
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  console.log(`port ${typeof address === 'object' && address !== null ? address.port : 0}`);
}
