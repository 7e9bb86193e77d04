// Icons that no members' screen uses: a shared one would load those screens' chunk.
import { LockKeyhole, MessageCircleHeart, ShieldCheck } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import s from './landing.module.css';
import { Pricing } from './pricing.tsx';
import { Prints } from './prints.tsx';
import { landingTexts as t } from './texts.ts';

export function LandingPage() {
  useTitle(t.tagline);
  const reasons = [
    { icon: LockKeyhole, title: t.secure, text: t.secureText },
    { icon: ShieldCheck, title: t.safe, text: t.safeText },
    { icon: MessageCircleHeart, title: t.share, text: t.shareText },
  ];
  return (
    <>
      <section className={s.hero}>
        <div className={s.words}>
          <h1 className={s.headline}>{t.headline}</h1>
          <p className={s.tagline}>{t.tagline}</p>
          <p className={s.lead}>{t.lead}</p>
          <ButtonLink to="/upload">{t.start}</ButtonLink>
        </div>
        <Prints />
      </section>
      <section className={s.what}>
        <h2 className={s.title}>{t.whatIs}</h2>
        <p>{t.whatIsText}</p>
      </section>
      <ul className={s.reasons}>
        {reasons.map(({ icon: Icon, title, text }) => (
          <li key={title} className={s.reason}>
            <Icon size={28} strokeWidth={1.5} aria-hidden="true" className={s.icon} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={s.banner}>
        <div>
          <h2 className={s.title}>{t.signUpBanner}</h2>
          <p>{t.signUpBannerText}</p>
        </div>
        <ButtonLink to="/register">{t.signUp}</ButtonLink>
      </section>
      <Pricing />
    </>
  );
}
