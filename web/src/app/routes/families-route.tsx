import { FamiliesPage } from '../../features/families/families-page.tsx';
import { Invites } from '../../features/invites/invites.tsx';

/** The member's family and open invites. */
export function FamiliesRoute() {
  return <FamiliesPage invites={<Invites />} />;
}
