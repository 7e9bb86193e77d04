import { until, untilThere } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { password } from '../../demo/family.ts';
import { embeddedFixture, type Fixture } from '../fixture.ts';
import { newPerson, type Person, register } from '../people.ts';

/** A vault with the demonstration family in it. */
export async function demoFixture(): Promise<Fixture> {
  const fixture = await embeddedFixture({ KLOAK_DEMO: '1', SMTP_URL: '' });
  await until('the demonstration family', () => fixture.targets[0]?.output().includes(password) ?? false, 240);
  return fixture;
}

/** Of the demonstration family; sees pictures of two others and has hearts and comments under theirs. */
export const ben = { email: 'ben@kloak.example', password };

/** Of the same family, with the longest name in it. */
export const rosa = { email: 'rosa@kloak.example', password };

/** Somebody who has just signed up, with the path of the link in their letter. */
export async function newcomer(fixture: Fixture): Promise<Person & { link: string }> {
  const person = newPerson(fixture, 'newcomer');
  await register(person);
  const token = await untilThere('the letter in the outbox', async () => {
    const outbox = await (await person.visitor.fetch('/outbox')).text();
    return confirmationToken(outbox.split(`To ${person.email}`)[1]);
  });
  return { ...person, link: `/confirm-email/${token}` };
}
