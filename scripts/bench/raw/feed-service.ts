// A bare grpc-js service that answers posts from memory, in messages of a proto of its own. Arguments: the file of the answer to give.
import { readFileSync } from 'node:fs';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { FeedAnswer } from './answers.ts';
import { feedDefinition } from './feed-proto.ts';

const answer: FeedAnswer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const server = new Server();
server.addService(feedDefinition(), { ListFeed: (_call: unknown, reply: (error: null, value: object) => void) => reply(null, answer) });
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  console.log(`port ${port}`);
});
process.on('SIGTERM', () => process.exit());
