import type { Image } from '@kloak/proto/api/types.ts';
import { takenMoment } from '../../posts/taken-moment.ts';
import { knownPart, type TakenDate } from '../../posts/taken-name.ts';
import s from './about.module.css';
import { postTexts as t } from './texts.ts';

/** Time and place of capture, as far as they are known. The server sends the place to the owner only. */
export function Taken({ item }: { readonly item: TakenDate & Pick<Image, 'place'> }) {
  const { takenLocal, place } = item;
  if (!takenLocal && !place) return null;
  return (
    <dl className={s.taken}>
      {takenLocal && (
        <div>
          <dt>{t.taken}</dt>
          <dd>
            <time dateTime={knownPart(item)} data-caption="">
              {takenMoment(item)}
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
