// Runs before the first paint. A chosen theme never flashes as the other one, and nobody sees a page that was prepared for somebody else. `lib/theme.ts` and
// `lib/session.ts` write the keys. See docs/start-up.md.
const { dataset } = document.documentElement;
let me;
try {
  const theme = localStorage.getItem('kloak-theme');
  if (theme === 'light' || theme === 'dark') {
    dataset.theme = theme;
    // The bar of the window has the colour of the chosen theme, too.
    for (const meta of document.querySelectorAll('meta[data-of]')) meta.media = meta.dataset.of === theme ? 'all' : 'not all';
  }
  me = localStorage.getItem('kloak-user-id');
  if (me) dataset.member = '';
} catch {
  // Storage is refused: the system's theme stays.
}
// Sends the first request of a member's page without waiting for the app, which takes longer to load than the answer. `lib/early-answers.ts` hands the answer
// over.
if (me) {
  const asked = fetch('/api/users/auth', { headers: { Accept: 'application/json' } });
  // The app handles a failure when it takes the answer over.
  asked.catch(() => {});
  globalThis.kloakAsked = { 'GET /api/users/auth': asked };
}
// The history entry or address carries a notice or a return path, which the prepared page does not show.
if (history.state?.usr || new URLSearchParams(location.search).has('return')) dataset.arrived = '';
// Older browsers than the app is built for (`browsers.ts`) get this message instead of a blank page. Safari 16.4 and Firefox 115 were the first with both
// features.
if (!('toSorted' in Array.prototype && 'CompressionStream' in globalThis)) {
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('root').textContent = 'This browser is too old for Kloak. Please update it, or use Safari 16.4, Chrome 111, Firefox 115 or newer.';
  });
}
// Submitted before the app runs, a form would put its fields into the address: the submit is recorded, and `lib/use-early-input.ts` repeats it.
addEventListener(
  'submit',
  (event) => {
    if (!document.querySelector('[data-prepared]')) return;
    event.preventDefault();
    dataset.sent = '';
  },
  true,
);
// The browser offers to install the app once, mostly before the app runs: `lib/install.ts` asks later.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.kloakInstall = event;
});
// Buttons have no handlers before the app runs: presses are recorded, and `start/early-taps.ts` replays them. Links work by themselves.
globalThis.kloakTaps = [];
addEventListener(
  'click',
  ({ target, detail }) => {
    const button = target.closest('[data-prepared] button:not([type=submit])');
    if (button) globalThis.kloakTaps?.push({ button, detail });
  },
  true,
);
// A mouse press that the app interrupts has no click: `start/early-taps.ts` ends it, also on links.
addEventListener(
  'mousedown',
  ({ target, button }) => {
    globalThis.kloakPressed = button === 0 ? target.closest('[data-prepared] :is(a, button:not([type=submit]))') : null;
  },
  true,
);
