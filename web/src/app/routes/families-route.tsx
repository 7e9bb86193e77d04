import { FamiliesPage } from '../../features/families/families-page.tsx';
import { Invites } from '../../features/invites/invites.tsx';

/** A member's family, and whom the member has invited to it. */
export function FamiliesRoute() {
  return <FamiliesPage invites={<Invites />} />;
}
