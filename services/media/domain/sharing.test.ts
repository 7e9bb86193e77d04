import { given } from '@kloak/platform/testing/given.ts';
import { changeDownloads, sharing } from './sharing.ts';

const data = { owner: 'anna' };

it('nobody else downloads originals until their owner says so', () => {
  given(sharing).when(changeDownloads('anna', false)).then([]);
  given(sharing)
    .when(changeDownloads('anna', true))
    .then([{ type: 'DownloadsAllowed', data }]);
});

it('the owner may withdraw it, and repeating it changes nothing', () => {
  given(sharing, [{ type: 'DownloadsAllowed', data }])
    .when(changeDownloads('anna', true))
    .then([]);
  given(sharing, [{ type: 'DownloadsAllowed', data }])
    .when(changeDownloads('anna', false))
    .then([{ type: 'DownloadsWithdrawn', data }]);
  given(sharing, [
    { type: 'DownloadsAllowed', data },
    { type: 'DownloadsWithdrawn', data },
  ])
    .when(changeDownloads('anna', true))
    .then([{ type: 'DownloadsAllowed', data }]);
});
