import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import s from './plans.module.css';
import { plansTexts } from './texts.ts';

const t = plansTexts.payment;

type Faults = { readonly number?: string; readonly expiry?: string; readonly code?: string };

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** True if the number ends with the correct check digit. */
function isCardNumber(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}

function faultsOf(number: string, expiry: string, code: string): Faults {
  return {
    ...(!isCardNumber(number) && { number: t.wrongNumber }),
    ...(!/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(expiry.trim()) && { expiry: t.wrongExpiry }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: t.wrongCode }),
  };
}

/** Card form of the sandbox. It creates a payment method on the page and sends nothing. */
export function PaymentForm() {
  const [faults, setFaults] = useState<Faults>({});
  const [made, setMade] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? '');
    const number = digitsOf(textOf('number'));
    const found = faultsOf(number, textOf('expiry'), textOf('code'));
    const isGood = Object.keys(found).length === 0;
    setFaults(found);
    setMade(isGood ? number.slice(-4) : '');
    if (isGood) event.currentTarget.reset();
  };
  return (
    <section className={s.payment} aria-labelledby="payment">
      <h2 id="payment">{t.title}</h2>
      <p className={s.note}>{t.note}</p>
      <form onSubmit={submit} noValidate className={s.form}>
        <TextField label={t.number} name="number" inputMode="numeric" autoComplete="off" maxLength={30} error={faults.number} />
        <div className={s.row}>
          <TextField label={t.expiry} name="expiry" inputMode="numeric" autoComplete="off" maxLength={9} error={faults.expiry} />
          <TextField label={t.code} name="code" inputMode="numeric" autoComplete="off" maxLength={6} error={faults.code} />
        </div>
        <Button type="submit" tone="quiet">
          {t.submit}
        </Button>
        <p role="status">{made && t.made(made)}</p>
      </form>
    </section>
  );
}
