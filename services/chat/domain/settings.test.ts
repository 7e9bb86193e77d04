import { given } from '@kloak/platform/testing/given.ts';
import { changeSignals, settings } from './settings.ts';

const changed = (receipts: boolean, typing: boolean) => ({ type: 'ChatSettingsChanged' as const, data: { member: 'anna', receipts, typing } });

describe('what a member lets others see', () => {
  it('is nothing at first, then what they choose', () => {
    given(settings)
      .when(changeSignals('anna', { receipts: true }))
      .then([changed(true, false)]);
    given(settings, [changed(true, false)])
      .when(changeSignals('anna', { typing: true }))
      .then([changed(true, true)]);
    given(settings, [changed(true, true)])
      .when(changeSignals('anna', { receipts: false }))
      .then([changed(false, true)]);
  });

  it('stays where they choose what is so', () => {
    given(settings)
      .when(changeSignals('anna', { receipts: false }))
      .then([]);
    given(settings, [changed(true, false)])
      .when(changeSignals('anna', {}))
      .then([]);
  });
});
