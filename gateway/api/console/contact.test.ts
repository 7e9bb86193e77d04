// The contact address is shown to guests and members, for the legal pages.

import { loadServices } from '../../../deploy/services.ts';
import { startVault } from '../../testing/vault.ts';

it('is told where it is set', async () => {
  const vault = await startVault(await loadServices(), { contactEmail: 'keepers@example.org' });
  const anna = await vault.join('anna');
  for (const who of [vault.guest(), anna])
    expect((await who.send('/api/users/auth', { method: 'GET' })).body).toMatchObject({ contact: 'keepers@example.org' });
  await vault.close();
});
