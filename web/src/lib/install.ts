import { useSyncExternalStore } from 'react';
import { isRecord } from './is-record.ts';
import { listeners } from './listeners.ts';

/** The browser's question whether to install the app, which it lets the page ask later. */
type InstallPrompt = { readonly prompt: () => Promise<unknown> };

declare global {
  /** The question, if the browser offered it before the app was loaded; `public/before-paint.js` keeps it. */
  var kloakInstall: unknown;
}

/** Way to install the app in this browser: done already, by its question, or by hand as in the named kinds. */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'mac' | 'menu';

const isPrompt = (value: unknown): value is InstallPrompt => isRecord(value) && typeof value.prompt === 'function';
const isIos = () => /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
/** Other browsers on a Mac name Safari, too, but no version of it. */
const isMacSafari = () => ['Macintosh', 'Version/', 'Safari/'].every((word) => navigator.userAgent.includes(word));

let isInstalled = false;
const { notify, subscribe } = listeners();

if (globalThis.window) {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.kloakInstall = event;
    notify();
  });
  window.addEventListener('appinstalled', () => {
    isInstalled = true;
    globalThis.kloakInstall = undefined;
    notify();
  });
}

function installWay(): InstallWay {
  if (isInstalled || window.matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (isPrompt(globalThis.kloakInstall)) return 'prompt';
  if (isIos()) return 'ios';
  return isMacSafari() ? 'mac' : 'menu';
}

/** Asks the browser's question. It can be asked once; the browser offers it again later. */
export async function askToInstall(): Promise<void> {
  const { kloakInstall } = globalThis;
  globalThis.kloakInstall = undefined;
  if (isPrompt(kloakInstall)) await kloakInstall.prompt();
  notify();
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, installWay, () => 'menu');
