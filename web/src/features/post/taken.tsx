import type { Image } from '@kloak/proto/api/types.ts';
import { clockName } from '../../lib/long-dates.ts';
import s from './about.module.css';
import { postTexts as t } from './texts.ts';

/** When and where it was taken, as far as its file tells. The server tells a place to the owner alone. */
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
