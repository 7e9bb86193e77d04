// Bare grpc-js service that sends the same query to the same database, with a proto of its own. Arguments: file of the answer, address of MongoDB, and name
// of a database, which is removed at the end.
import { readFileSync } from 'node:fs';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { MongoClient } from 'mongodb';
import type { FeedAnswer } from './answers.ts';
import { feedDefinition } from './feed-proto.ts';

type FeedProfile = FeedAnswer['profiles'][number];
type Relative = { member: string; card: Omit<FeedProfile, 'posts'> };
type PostDocument = { owner: string; privacy: string; createdAt: string; post: FeedProfile['posts'][number] };

const [file = '', url = '', name = ''] = process.argv.slice(2);
const [member, privacy] = ['anna', 'FAMILY_ONLY'];
const client = await new MongoClient(url).connect();
const database = client.db(name);
const [relatives, posts] = [database.collection<Relative>('relatives'), database.collection<PostDocument>('posts')];
await relatives.createIndex({ member: 1 });
await posts.createIndex({ owner: 1, privacy: 1, createdAt: -1 });

const answer: FeedAnswer = JSON.parse(readFileSync(file, 'utf8'));
for (const { posts: own, ...card } of answer.profiles) {
  await relatives.insertOne({ member, card });
  await posts.insertMany(own.map((post) => ({ owner: card._id, privacy, createdAt: post.createdAt, post })));
}

async function profileOf({ card }: Relative): Promise<FeedProfile> {
  const own = posts.find({ owner: card._id, privacy }).sort({ createdAt: -1 }).limit(4);
  return { ...card, posts: (await own.toArray()).map(({ post }) => post) };
}

async function feed(): Promise<FeedAnswer> {
  const profiles = await Promise.all((await relatives.find({ member }).toArray()).map(profileOf));
  profiles.sort((a, b) => ((a.posts[0]?.createdAt ?? '') < (b.posts[0]?.createdAt ?? '') ? 1 : -1));
  return { success: true, profiles, total: profiles.length };
}

const server = new Server();
server.addService(feedDefinition(), {
  ListFeed: (_call: unknown, reply: (error: Error | null, value?: object) => void) => {
    feed().then((value) => reply(null, value), reply);
  },
});
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  console.log(`port ${port}`);
});
process.on('SIGTERM', () => void database.dropDatabase().finally(() => process.exit()));
