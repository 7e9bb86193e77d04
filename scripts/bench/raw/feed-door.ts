// Bare Express in front of the bare grpc-js service. Arguments: its port.
import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import express from 'express';
import { printPort } from './answers.ts';
import { feedDefinition } from './feed-proto.ts';

const Client = makeGenericClientConstructor(feedDefinition(), 'Feed');
const client = new Client(`127.0.0.1:${process.argv[2]}`, credentials.createInsecure());
process.on('SIGTERM', () => process.exit());

const app = express().disable('x-powered-by').disable('etag');
app.post('/api/profile/find-media-byfamily', express.json(), (request, response) => {
  const { profileId } = request.body;
  client.ListFeed?.({ profileId }, (error: Error | null, answer: object) => {
    if (error) response.status(503).end();
    else response.json(answer);
  });
});
void printPort(app.listen(0, '127.0.0.1'));
