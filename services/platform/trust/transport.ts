// Transport of rpcs between machines. [Note: Plain text] With TLS both sides present a certificate of the installation's own authority, so that nobody
// else reads or answers. Without it, texts, answers and access tokens can be read on the way, so beyond this machine it has to be permitted explicitly.

export type TransportSettings = {
  /** PEM: the authority that signs the certificates of all processes, and the certificate and private key of this one. */
  tls?: { ca: string; cert: string; key: string };
  /** Rpcs may pass in plain text beyond this machine. */
  allowPlaintext?: boolean;
};

type Places = { addresses: Record<string, string>; listen?: string };

/** `host:port`, with an IPv6 address in brackets. */
function isOnLoopback(address: string): boolean {
  const host = address.slice(0, address.lastIndexOf(':')).replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Reasons, in words, against rpcs over this transport. See [Note: Plain text]. */
export function transportFaults({ addresses, listen, tls, allowPlaintext }: Places & TransportSettings): string[] {
  if (tls || allowPlaintext) return [];
  const called = Object.entries(addresses).filter(([, address]) => !isOnLoopback(address));
  const beyond = called.map(([name, address]) => `calls ${name} at ${address}`);
  if (listen !== undefined && !isOnLoopback(listen)) beyond.unshift(`listens on ${listen}`);
  if (beyond.length === 0) return [];
  return [
    `Rpcs would pass between machines in plain text: this process ${beyond.join(', ')}. Set KLOAK_RPC_TLS_CA, KLOAK_RPC_TLS_CERT and KLOAK_RPC_TLS_KEY, ` +
      'or KLOAK_RPC_PLAINTEXT=on where nobody else can read or change what passes there.',
  ];
}
