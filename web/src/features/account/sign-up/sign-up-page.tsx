import { addressTaken } from '@kloak/proto/rules/people/addresses.ts';
import { invitesOnly } from '@kloak/proto/rules/people/invites.ts';
import { nameReserved, nameTaken } from '@kloak/proto/rules/people/usernames.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api.ts';
import { texts } from '../../../lib/texts.ts';
import { toast } from '../../../lib/toasts.ts';
import type { Errors } from '../../../lib/use-form.ts';
import { Avatar } from '../../../people/avatar.tsx';
import { withReturn } from '../../../session/return-path.ts';
import { authQuery } from '../../../session/session.ts';
import { noteTypedAddress } from '../../../session/typed-address.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextField } from '../../../ui/form/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { Banner } from '../../../ui/window/banner.tsx';
import s from '../account.module.css';
import { AccountCard } from '../account-card.tsx';
import type { Arrival } from '../arrival.ts';
import { errorsOfPassword } from '../new-password.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { inviterQuery, registerMutation } from './sign-up-queries.ts';
import type { SignUpForm } from './sign-up-rules.ts';
import { signUpTexts as t } from './sign-up-texts.ts';
import { useInvitation } from './use-invitation.ts';
import { useSignUpForm } from './use-sign-up-form.ts';

export function SignUpPage() {
  useTitle(t.title);
  const navigate = useNavigate();
  const { search } = useLocation();
  const invitation = useInvitation();
  const { data: auth } = useQuery(authQuery);
  const isClosed = auth?.isAuth === false && auth.registration === 'invited';
  const register = useMutation({
    ...registerMutation,
    onSuccess: (_answer, { email }) => {
      noteTypedAddress(email);
      const arrival: Arrival = { notice: t.done(email) };
      // The upload page can send the mail once more.
      void navigate(search === '' ? withReturn('/login', '/upload') : `/login${search}`, { state: arrival });
    },
    onError: (error) => {
      if (error instanceof ApiError) addErrors(errorsOf(error));
      toast(error.message, 'bad');
    },
  });

  const { addErrors, form, field, checkbox, onBlur } = useSignUpForm(register.isPending, invitation, ({ username, email, password, terms }) =>
    register.mutate({ username, email, password, terms, ...(invitation && { invite: invitation.token }) }),
  );

  return (
    <AccountCard title={t.title} lead={t.lead}>
      {invitation && <Invited token={invitation.token} />}
      {isClosed && !invitation && <Banner tone="info">{invitesOnly.message}</Banner>}
      <form {...form} className={s.form}>
        <TextField label={t.username} {...field('username')} autoComplete="nickname" autoCapitalize="none" spellCheck={false} onBlur={onBlur} />
        <TextField label={t.email} {...field('email')} type="email" autoComplete="username" inputMode="email" onBlur={onBlur} />
        <NewPasswordFields field={field} />
        <div className={s.terms}>
          <CheckField
            label={
              <>
                {t.terms.before}
                <Link to="/terms" target="_blank">
                  {t.terms.terms}
                </Link>
                {t.terms.between}
                <Link to="/privacy" target="_blank">
                  {t.terms.privacy}
                </Link>
                {t.terms.after}
              </>
            }
            {...checkbox('terms')}
          />
        </div>
        <Button type="submit" wide busy={register.isPending && t.busy}>
          {texts.shell.createAccount}
        </Button>
      </form>
      <p className={s.after}>
        {t.haveAccount} <Link to={`/login${search}`}>{texts.shell.signIn}</Link>
      </p>
    </AccountCard>
  );
}

/** Name of the inviter, once known; renders nothing for a link that is no longer valid. */
function Invited({ token }: { readonly token: string }) {
  const { data } = useQuery(inviterQuery(token));
  const { username, image } = data?.inviter ?? {};
  return (
    <Banner tone="info">
      <div className={s.invited}>
        {image && <Avatar src={image} size={40} />}
        <p>{t.invited(username)}</p>
      </div>
    </Banner>
  );
}

function errorsOf(error: ApiError): Errors<SignUpForm> {
  const ofName = [nameTaken, nameReserved].find(({ code }) => code === error.code);
  if (ofName) return { username: ofName.message };
  return error.code === addressTaken.code ? { email: addressTaken.message } : errorsOfPassword(error);
}
