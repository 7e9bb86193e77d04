import { useQuery } from '@tanstack/react-query';
import { authQuery } from '../../session/session.ts';
import { useTitle } from '../../ui/use-title.ts';
import s from './legal.module.css';
import { contactTexts, type LegalText, legalTexts } from './legal-texts.ts';

export const PrivacyPage = () => <LegalPage page="privacy" />;
export const TermsPage = () => <LegalPage page="terms" />;
export const CookiesPage = () => <LegalPage page="cookies" />;
export const AcceptableUsePage = () => <LegalPage page="acceptableUse" />;

function LegalPage({ page }: { readonly page: keyof typeof legalTexts }) {
  const { title, updated, sections, namesContact }: LegalText = legalTexts[page];
  useTitle(title);
  return (
    <article className={s.page}>
      <h1>{title}</h1>
      {updated && <p className={s.updated}>{updated}</p>}
      {sections.map((section) => (
        <section key={section.title} className={s.section}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
      {namesContact && <Contact />}
    </article>
  );
}

/** Contact address for visitors, once the server has answered. */
function Contact() {
  const address = useQuery(authQuery).data?.contact;
  return (
    <section className={s.section}>
      <h2>{contactTexts.title}</h2>
      {address ? (
        <p>
          {contactTexts.write} <a href={`mailto:${address}`}>{address}</a>
        </p>
      ) : (
        <p>{contactTexts.unnamed}</p>
      )}
    </section>
  );
}
