/** A mail address of which its owner sees which one it is, and others learn next to nothing: `a***@e***.org`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const ending = address.slice(address.lastIndexOf('.'));
  const [mailbox = '', host = ''] = [address.slice(0, at), address.slice(at + 1)].map((part) => [...part][0]);
  return `${mailbox}***@${host}***${ending}`;
}
