import { sandboxPath } from '@kloak/proto/rules/sandbox-page.ts';
import { useNavigate } from 'react-router-dom';

/** Path on this site, whatever host name of the vault the address has. */
const ownPath = (url: URL): string | undefined => (url.pathname.startsWith('/subscription') ? url.pathname + url.search : undefined);

/** Opens an address that the server returned: a page of the app, or one of the payment provider, which replaces this page. */
export function useRedirectTo(): (address: string) => void {
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
