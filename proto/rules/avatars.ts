/** Root-relative URL of the picture of a member, drawn from the id. */
export function avatarOf(account: string): string {
  return `/storage/avatar/${account}.svg`;
}
