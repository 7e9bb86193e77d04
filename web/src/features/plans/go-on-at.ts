import { sandboxPath } from '@kloak/proto/rules/sandbox-page.ts';
import { useNavigate } from 'react-router-dom';

/** Our own pages, by whichever name of the vault one came. */
const ownPath = (url: URL): string | undefined => (url.pathname.startsWith('/subscription') ? url.pathname + url.search : undefined);

/** Goes on at an address that the server told: a page of the app, or one of the payment provider, for which this one is left. */
export function useGoOnAt(): (address: string) => void {
  const navigate = useNavigate();
  return (address) => {
    const url = new URL(address);
    const own = ownPath(url);
    if (own !== undefined) return void navigate(own);
    const link = document.createElement('a');
    link.href = url.pathname.startsWith(`${sandboxPath}/`) ? url.pathname : address;
    link.click();
  };
}
