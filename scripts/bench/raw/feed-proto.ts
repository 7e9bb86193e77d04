import { join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

const isService = (value: unknown): value is ServiceDefinition => typeof value === 'object' && value !== null && 'ListFeed' in value;

export function feedDefinition(): ServiceDefinition {
  const definition = loadSync(join(import.meta.dirname, 'feed.proto'), { keepCase: true });
  const service = definition['raw.Feed'];
  if (!isService(service)) throw new Error('the raw proto has no service');
  return service;
}
