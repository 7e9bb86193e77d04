import { invitedFields } from '@kloak/proto/rules/people/invites.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Data from the link in an invite mail: the token and the invited address. */
export type Invitation = { readonly token: string; readonly email: string };

function invitationIn(hash: string): Invitation | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const [token, email] = [fields.get(invitedFields.token), fields.get(invitedFields.email)];
  return token && email ? { token, email } : undefined;
}

/** Returns the invitation in the page's address, after the first render: the build's prepared page has none. See docs/start-up.md. */
export function useInvitation(): Invitation | undefined {
  const { hash } = useLocation();
  const [invitation, setInvitation] = useState<Invitation>();
  useEffect(() => setInvitation(invitationIn(hash)), [hash]);
  return invitation;
}
