import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readPage, showPage } from '../../steps/sandbox-page.ts';

/** Whoever was led there knows its address. */
export const getSandboxPage = rpc('billing', 'GetSandboxPage', { access: anyone, run: (ctx, { page }) => showPage(ctx, readPage(ctx, page)) });
