import type { Texts } from '../../lib/texts.ts';

export const installTexts = {
  title: 'Kloak as an app',
  offer: 'Put Kloak on this device: it opens at once, also without a network.',
  act: 'Install',
  later: 'No, thanks',
  installed: 'Kloak is an app on this device.',
  steps: {
    ios: ['Press Share in the bar of Safari.', 'Choose “Add to Home Screen”.'],
    mac: ['Open the menu File, or press Share in the bar of Safari.', 'Choose “Add to Dock”.'],
    menu: ['Open the menu of your browser.', 'Choose “Install” or “Add to Home screen”, if it is there.'],
  },
} as const satisfies Texts;
