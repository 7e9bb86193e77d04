import type { Image } from '@kloak/proto/api/types.ts';
import { clockName } from '../../lib/long-dates.ts';
import s from './about.module.css';
import { postTexts as t } from './texts.ts';

/** Time and place of capture, as far as the file has them. The server sends the place to the owner only. */
export function Taken({ item: { takenLocal, place } }: { readonly item: Pick<Image, 'takenLocal' | 'place'> }) {
  if (!takenLocal && !place) return null;
  return (
    <dl className={s.taken}>
      {takenLocal && (
        <div>
          <dt>{t.taken}</dt>
          <dd>
            <time dateTime={takenLocal} data-caption="">
              {clockName(takenLocal)}
            </time>
          </dd>
        </div>
      )}
      {place && (
        <div>
          <dt>{t.where}</dt>
          <dd>
            {t.coordinates(place.latitude, place.longitude)} · {t.placeIsYours}
          </dd>
        </div>
      )}
    </dl>
  );
}
