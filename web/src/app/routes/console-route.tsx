import { ConsolePage } from '../../features/console/console-page.tsx';
import { Invites } from '../../features/invites/invites.tsx';

/** Console of the vault's admins, with the admin's own invites. */
export function ConsoleRoute() {
  return <ConsolePage invites={<Invites />} />;
}
