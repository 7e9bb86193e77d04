import { type ChannelCredentials, credentials, ServerCredentials } from '@grpc/grpc-js';
import type { TransportSettings } from '../../trust/transport.ts';

export function channelCredentials({ tls }: TransportSettings): ChannelCredentials {
  return tls ? credentials.createSsl(Buffer.from(tls.ca), Buffer.from(tls.key), Buffer.from(tls.cert)) : credentials.createInsecure();
}

/** Refuses clients without a certificate of the authority, if TLS is set up. */
export function serverCredentials({ tls }: TransportSettings): ServerCredentials {
  if (!tls) return ServerCredentials.createInsecure();
  return ServerCredentials.createSsl(Buffer.from(tls.ca), [{ private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.cert) }], true);
}
