import { lazy } from 'react';
import { preloadMemberPages } from './pages.ts';

/** [Note: late parts] What the first paint does not need comes once the page stands, or when it is reached for. */
const loadToasts = async () => ({ default: (await import('../ui/toasts.tsx')).Toasts });
const loadAccountMenu = async () => ({ default: (await import('./shell/account-menu.tsx')).AccountMenu });
const loadMemberChrome = async () => ({ default: (await import('./shell/member-chrome.tsx')).MemberChrome });
const loadHelp = async () => ({ default: (await import('./shell/help-popover.tsx')).HelpPopover });

export const LateToasts = lazy(loadToasts);
export const LateAccountMenu = lazy(loadAccountMenu);
export const LateMemberChrome = lazy(loadMemberChrome);
export const LateHelp = lazy(loadHelp);

/** A failed load is tried again when the part is needed. */
const ignore = () => {};

export const preloadAccountMenu = () => void loadAccountMenu().catch(ignore);

/** Everything that could be needed next; also so that a lost network can still be told of. */
export function preloadLateParts(isMember: boolean): void {
  void loadToasts().catch(ignore);
  if (!isMember) return;
  preloadAccountMenu();
  preloadMemberPages();
}
