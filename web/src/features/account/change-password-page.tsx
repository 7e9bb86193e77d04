import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mutate } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toasts.ts';
import { fieldFault, useForm } from '../../lib/use-form.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { currentPasswordErrors } from '../../session/current-password.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Banner } from '../../ui/window/banner.tsx';
import { useTransientMessage } from '../../ui/window/use-transient-message.ts';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { changePasswordTexts as t } from './change-password-texts.ts';
import { errorsOfPassword, type NewPassword, readNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { accountTexts } from './texts.ts';

type ChangeForm = NewPassword & { readonly current: string };

const readChange = ({ current, ...chosen }: ChangeForm) => ({ current: current ? undefined : fieldFault(t.required), ...readNewPassword(chosen) });

/** Page for a signed-in member who knows the password. */
export function ChangePasswordPage() {
  useTitle(t.title);
  const navigate = useNavigate();
  const [failure, showFailure] = useTransientMessage();
  const change = useMutation({
    mutationFn: ({ current, password }: ChangeForm) => withMinDuration(mutate('POST /api/users/change-password', { password: current, newPassword: password })),
    onSuccess: () => {
      toast(t.done);
      void navigate('/sessions', { replace: true });
    },
    onError: (error) => {
      const ofFields = { ...currentPasswordErrors(error), ...errorsOfPassword(error) };
      if (Object.keys(ofFields).length > 0) addErrors(ofFields);
      else showFailure(refusalText(error, t.failed));
    },
  });
  const { form, field, addErrors } = useForm<ChangeForm>({
    state: useState<ChangeForm>({ current: '', password: '', confirmPassword: '' }),
    read: readChange,
    busy: change.isPending,
    onSubmit: (entered) => change.mutate(entered),
  });
  return (
    <AccountCard title={t.title}>
      <form {...form} className={s.form}>
        <PasswordField
          label={t.current}
          {...field('current')}
          autoComplete="current-password"
          show={accountTexts.showPassword}
          hide={accountTexts.hidePassword}
        />
        <NewPasswordFields field={field} />
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" wide busy={change.isPending && t.busy}>
          {t.submit}
        </Button>
      </form>
    </AccountCard>
  );
}
