import { plans } from '@kloak/proto/rules/plans.ts';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import s from './landing.module.css';
import { landingTexts as t } from './texts.ts';

export function Pricing() {
  return (
    <section className={s.pricing} aria-labelledby="pricing">
      <h2 id="pricing" className={s.title}>
        {t.pricing}
      </h2>
      <ul className={s.plans}>
        {plans.map(({ id, title, price, per, includes }) => (
          <li key={id} className={s.plan}>
            <h3 className={s.name}>{title}</h3>
            <p>
              <span className={s.price}>{price}</span> <span className={s.per}>{per}</span>
            </p>
            <ul className={s.includes}>
              {includes.map((what) => (
                <li key={what}>
                  <Check size={18} aria-hidden="true" className={s.check} />
                  {what}
                </li>
              ))}
            </ul>
            <div className={s.choose}>
              <ButtonLink to="/register" tone="quiet" wide>
                {t.signUp}
                <span className="visually-hidden">: {title}</span>
              </ButtonLink>
              <p className={s.card}>{t.noCard}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
