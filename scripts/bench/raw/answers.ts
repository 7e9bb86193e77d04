// What raw servers share: shapes of the answers they give again, and the line by which they are found.
import { once } from 'node:events';
import type { Server } from 'node:http';

type Post = { _id: string; createdAt: string };
export type FeedAnswer = { success: true; profiles: { _id: string; posts: Post[] }[]; total: number };

export async function printPort(server: Server): Promise<void> {
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  console.log(`port ${typeof address === 'object' && address !== null ? address.port : 0}`);
}
