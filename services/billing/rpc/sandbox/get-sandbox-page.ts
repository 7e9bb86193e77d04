import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readPage, showPage } from '../../steps/sandbox-page.ts';

/** Open to anyone: only the person who was redirected knows the address. */
export const getSandboxPage = rpc('billing', 'GetSandboxPage', { access: anyone, run: (ctx, { page }) => showPage(ctx, readPage(ctx, page)) });
