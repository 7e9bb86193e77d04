// Runs before the first paint, so that a chosen theme never flashes as the other one, and nobody sees a page that was prepared for somebody else.
// `lib/theme.ts` and `lib/session.ts` write the keys. See docs/web.md, "Start-up".
const { dataset } = document.documentElement;
let me;
try {
  const theme = localStorage.getItem('kloak-theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  me = localStorage.getItem('kloak-user-id');
  if (me) dataset.member = '';
} catch {
  // Storage is refused: the system's theme stays.
}
// Sends the first request of a member's page without waiting for the app, which takes longer to load than the answer. `lib/asked-early.ts` hands the answer
// over.
if (me) {
  const asked = fetch('/api/users/auth', { headers: { Accept: 'application/json' } });
  // If it fails that is told of where it is taken.
  asked.catch(() => {});
  globalThis.kloakAsked = { 'GET /api/users/auth': asked };
}
// Another page said where to go on, or what to say: that was not drawn.
if (history.state?.usr || new URLSearchParams(location.search).has('return')) dataset.arrived = '';
// Older browsers than the app is built for (`browsers.ts`) get this message instead of a blank page. Safari 16.4 and Firefox 115 were the first with both
// features.
if (!('toSorted' in Array.prototype && 'CompressionStream' in globalThis)) {
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('root').textContent = 'This browser is too old for Kloak. Please update it, or use Safari 16.4, Chrome 111, Firefox 115 or newer.';
  });
}
// Sent before the app is there, a form would go into the address: it is kept, and `lib/use-entered.ts` sends it.
addEventListener(
  'submit',
  (event) => {
    if (!document.querySelector('[data-prepared]')) return;
    event.preventDefault();
    dataset.sent = '';
  },
  true,
);
// A button does nothing before the app is there: that it was pressed is kept, and `app/kept-taps.ts` presses it then. Links lead on by themselves.
globalThis.kloakTaps = [];
addEventListener(
  'click',
  ({ target, detail }) => {
    const button = target.closest('[data-prepared] button:not([type=submit])');
    if (button) globalThis.kloakTaps?.push({ button, detail });
  },
  true,
);
